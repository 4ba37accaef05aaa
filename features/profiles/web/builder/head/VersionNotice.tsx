import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { builderLink, type WhichBuilder } from '../places.ts'
import type { Builder } from '../session/use-builder.ts'
import { useVersionDeeds } from '../versions/use-version-deeds.ts'

/** Says why a version is only to be read, and leads to the draft. */
export const VersionNotice = ({
  builder: { state, mayEdit },
  which,
}: {
  builder: Builder
  which: WhichBuilder
}) => {
  const t = useTexts('profiles')
  const deeds = useVersionDeeds()
  const { version } = state
  if (mayEdit) return null
  const draft = version.versions.find(({ status }) => status === 'DRAFT')
  return (
    <div className="builder-notice" role="note">
      <InfoIcon />
      <p>{t(`builder.versions.readOnly.${version.status}`)}</p>
      {draft ? (
        <Button component={ScreenLink} size="small" to={builderLink({ templateId: which.templateId })}>
          {t('builder.versions.toDraft', { number: draft.number })}
        </Button>
      ) : version.actions.includes('newDraft') ? (
        <Button size="small" loading={deeds.isBusy} onClick={() => deeds.newDraft(version)}>
          {t('builder.versions.newDraft')}
        </Button>
      ) : null}
    </div>
  )
}
