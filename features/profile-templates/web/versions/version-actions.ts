import { call } from '#platform/web/api/call.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ArchiveIcon, DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../../contract/template.endpoints.ts'
import { builderLink } from '../places.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { isActive } from '../../domain/phases.ts'

/** A version of a template, in its builder or in the list. */
type Version = Pick<TemplateVersion, 'id' | 'templateId' | 'number' | 'status' | 'main' | 'use' | 'actions'>

/** Opens the current version in the builder. */
const toBuilder = ({ templateId }: { templateId: number }, { go }: ActionTools): void => {
  closeDrawer()
  go(builderLink({ templateId }))
}

/** Actions on a version; each leads to the version that is current afterwards. */
export const versionActions = actionsOf<Version>(
  'profile-templates:builder.versions',
  {
    newDraft: {
      icon: EditIcon,
      send: async ({ id }, tools) => {
        const { number, templateId } = await call(calls.draftProfileTemplate, { body: { versionId: id } })
        toBuilder({ templateId }, tools)
        return { made: number }
      },
    },
    // A used template must have an active version; the disabled action explains why.
    archive: {
      icon: ArchiveIcon,
      confirm: true,
      whyNot: (version, { t }) =>
        isActive(version) &&
        t(version.main ? 'builder.versions.mainStays' : 'builder.versions.askedStays', {
          count: version.use.tasksCount,
        }),
      send: ({ id }) => call(calls.archiveProfileTemplate, { body: { versionId: id } }),
    },
    drop: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id, templateId }, tools) => {
        await call(calls.dropProfileTemplateDraft, { body: { versionId: id } })
        toBuilder({ templateId }, tools)
      },
    },
    publish: null,
    edit: null,
  },
  { words: ({ number }) => ({ number }) },
)
