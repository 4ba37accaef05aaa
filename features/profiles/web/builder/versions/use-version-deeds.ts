import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import * as calls from '../../../contract/template.endpoints.ts'
import { builderLink } from '../places.ts'

type Version = { id: number; templateId: number; number: number }

const refreshes = [calls.getProfileTemplate, calls.listProfileTemplates]

/** What can be done with a version; each ends at the version that is worked on then. */
export const useVersionDeeds = () => {
  const t = useTexts('profiles')
  const go = useGo()
  const toBuilder = ({ templateId }: { templateId: number }) => {
    closeDrawer()
    go(builderLink({ templateId }))
  }
  const draft = useDeed(calls.draftProfileTemplate, {
    refreshes,
    success: ({ number }) => t('builder.versions.drafted', { number }),
    onDone: toBuilder,
  })
  const archive = useDeed(calls.archiveProfileTemplate, {
    refreshes,
    success: t('builder.versions.archived'),
    silent: true,
  })
  const drop = useDeed(calls.dropProfileTemplateDraft, {
    refreshes,
    success: t('builder.versions.dropped'),
    silent: true,
  })
  return {
    isBusy: draft.isPending,
    newDraft: ({ id }: Version) => draft.mutate({ body: { versionId: id } }),
    archive: ({ id, number }: Version) =>
      confirm({
        title: t('builder.versions.archive'),
        text: t('builder.versions.archiveText', { number }),
        submitLabel: t('builder.versions.archive'),
        onSubmit: () => archive.mutateAsync({ body: { versionId: id } }),
      }),
    drop: ({ id, number, templateId }: Version) =>
      confirm({
        title: t('builder.versions.drop'),
        text: t('builder.versions.dropText', { number }),
        submitLabel: t('builder.versions.drop'),
        danger: true,
        onSubmit: async () => {
          await drop.mutateAsync({ body: { versionId: id } })
          toBuilder({ templateId })
        },
      }),
  }
}
