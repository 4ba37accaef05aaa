import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { VersionState } from '../versions/VersionState.tsx'
import type { TemplateRow } from './use-template-columns.tsx'

/** A template on narrow screens. */
export const TemplateCard = ({
  template: { name, description, main, versions },
}: {
  template: TemplateRow
}) => {
  const t = useTexts('profiles')
  return (
    <>
      <strong>{name}</strong>
      {main ? <span className="builder-main">{t('builder.list.main')}</span> : null}
      {description ? <p>{description}</p> : null}
      <span className="builder-chips">
        {versions.slice(0, 3).map((version) => (
          <VersionState key={version.id} version={version} />
        ))}
      </span>
    </>
  )
}
