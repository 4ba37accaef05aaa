import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { kindOf, placeOf, sumOf } from './investor-words.ts'
import type { ShownInvestor } from './investor.types.ts'

/** Maximum number of industries on a card. */
const maxChips = 3

/** An investor in the showcase; the whole card is a link. */
export const InvestorInList = ({ investor }: { investor: ShownInvestor }) => {
  const t = useTexts('investors')
  const locale = useLocale()
  const { id, fullName, avatar, company, industries, thesis } = investor
  const known = [kindOf(investor, t), company].filter(Boolean).join(', ')
  const sum = sumOf(investor, locale, t)
  const place = placeOf(investor)
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <Portrait name={fullName} url={avatar?.url ?? null} size={56} round />
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/investor-details', { id })}>{fullName}</a>
          </h2>
          {known ? <p>{known}</p> : null}
        </div>
      </div>
      {thesis ? <p className="show-card__lead">{shortened(thesis)}</p> : null}
      <div className="chips">
        {investor.verified ? <Chip icon="check">{t('public.verified')}</Chip> : null}
        {sum ? <Chip tone="new">{sum}</Chip> : null}
        {industries.slice(0, maxChips).map((industry) => (
          <Chip key={industry.id}>{industry.name}</Chip>
        ))}
        {industries.length > maxChips ? <Chip>{`+${industries.length - maxChips}`}</Chip> : null}
      </div>
      {place ? <p className="show-card__foot">{place}</p> : null}
    </article>
  )
}
