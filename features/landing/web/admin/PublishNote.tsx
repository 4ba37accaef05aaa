import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { publishPortalText } from '../../contract/portal-text.endpoints.ts'
import type { PortalText } from './portal-text.types.ts'

type Props = { text: PortalText; isDirty: boolean; isComplete: boolean }

/** The publish button and whether the text is saved and published. */
export const PublishNote = ({ text, isDirty, isComplete }: Props) => {
  const t = useTexts('landing')
  const { subject, brand, version, changed, savedAt, versions } = text
  const publish = useCommand(publishPortalText, { success: t('admin.published') })
  const state = () => {
    if (isDirty) return t('admin.state.dirty')
    if (changed && savedAt)
      return t(isComplete ? 'admin.state.draft' : 'admin.state.incomplete', { at: formatDateTime(savedAt) })
    const [last] = versions
    return last ? t('admin.state.published', { at: formatDateTime(last.publishedAt) }) : t('admin.state.own')
  }
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        disabled={isDirty || !changed || !isComplete}
        onClick={() =>
          confirm({
            title: t('admin.publishTitle'),
            text: t('admin.publishText'),
            submitLabel: t('admin.publish'),
            onSubmit: () => publish.mutateAsync({ body: { subject, brand, version } }),
          })
        }
      >
        {t('admin.publish')}
      </Button>
      <span role="status">{state()}</span>
    </>
  )
}
