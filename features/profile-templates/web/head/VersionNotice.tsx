import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { builderLink, type WhichBuilder } from '../places.ts'
import type { Builder } from '../session/use-builder.ts'
import { versionActions } from '../versions/version-actions.ts'
import { isDraft } from '../../domain/phases.ts'

/** Explains why a version is read-only, with a link to the draft. */
export const VersionNotice = ({
  builder: { state, mayEdit },
  which,
}: {
  builder: Builder
  which: WhichBuilder
}) => {
  const t = useTexts('profile-templates')
  const { version } = state
  const newDraft = useActions(versionActions)(version).filter(({ key }) => key === 'newDraft')
  if (mayEdit) return null
  const draft = version.versions.find(isDraft)
  return (
    <Notice
      actions={
        draft ? (
          <Button component={ScreenLink} size="small" to={builderLink({ templateId: which.templateId })}>
            {t('builder.versions.toDraft', { number: draft.number })}
          </Button>
        ) : (
          <ActionButtons actions={newDraft} size="small" />
        )
      }
    >
      {t(`builder.versions.readOnly.${version.status}`)}
    </Notice>
  )
}
