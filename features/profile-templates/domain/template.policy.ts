import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a version of a template need to know. */
export type TemplateFacts = {
  /** What keeps the version from being published. */
  problems: number
  /** Whether the whole portal begins its profiles with it: such a one is not archived without a successor. */
  main: boolean
  /** Tasks of tracks that ask for its elements: whoever begins one would find nothing without an active version. */
  asking: number
}

/** Who builds templates (product 4, menu `ProfileTemplates`). Who fills in a profile reads them with it. */
export const profileTemplates = definePolicy<TemplateFacts, 'build'>('profileTemplate', {
  view: isPortalAdministrator,
  build: isPortalAdministrator,
})

/** Who opens the list of templates. */
export const profileTemplateList = definePolicy<unknown, 'look'>('profileTemplateList', {
  view: () => true,
  look: isPortalAdministrator,
})
