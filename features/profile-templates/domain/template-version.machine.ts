import { defineMachine } from '#platform/domain/machine.ts'
import { versionStates, type VersionAction, type VersionState, type ProfileEvent } from './states.ts'
import { profileTemplates, type TemplateFacts } from './template.policy.ts'

/** State machine of versions: publishing one archives the previously active one. */
export const templateVersionMachine = defineMachine<VersionState, VersionAction, TemplateFacts, ProfileEvent>(
  {
    name: 'profile_template_version',
    table: 'profile_template_version',
    column: 'status',
    states: versionStates,
    initial: 'DRAFT',
    conflict: 'STATE_CHANGED',
    transitions: {
      publish: {
        from: ['DRAFT'],
        to: 'ACTIVE',
        by: profileTemplates.build,
        guard: ({ problems }) => (problems > 0 ? 'TEMPLATE_NOT_READY' : null),
        event: 'ProfileTemplatePublished',
      },
      archive: {
        from: ['ACTIVE'],
        to: 'ARCHIVE',
        by: profileTemplates.build,
        guard: ({ main, asking }) => (main ? 'MAIN_TEMPLATE_NEEDED' : asking > 0 ? 'OBJECT_IN_USE' : null),
        event: 'ProfileTemplateArchived',
      },
    },
  },
)
