import '../technologies.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { technologyTexts } from '../../../domain/states.ts'
import type { Technology } from '../technology.types.ts'

/** Description of a technology in the reader's language, where translated. */
export const TechnologyWords = ({ technology }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const textOf = (part: (typeof technologyTexts)[number]): string => {
    const own = currentLocale() === 'ru' ? technology[`${part}Ru`] : technology[`${part}En`]
    return own || technology[`${part}Ru`]
  }
  return (
    <Facts stacked>
      {technologyTexts.map((part) =>
        textOf(part) ? (
          <Fact key={part} label={t(`fields.${part}`)}>
            <span className="technology-words">{textOf(part)}</span>
          </Fact>
        ) : null,
      )}
      <Fact label={t('fields.industries')}>
        {technology.industries.map(({ name }) => name).join(', ') || t('details.noIndustries')}
      </Fact>
    </Facts>
  )
}
