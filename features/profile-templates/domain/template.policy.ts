import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a template's version. */
export type TemplateFacts = {
  /** Number of problems that prevent publication. */
  problems: number
  /** Whether it is the main template, whose active version can only be replaced, not archived. */
  main: boolean
  /** Number of trackpoints that request its elements: their tasks could not start without an active version. */
  asking: number
}

/**
 * Permissions to build templates (product 4, menu `ProfileTemplates`). People who fill in a profile read them through
 * the profile.
 */
export const profileTemplates = definePolicy<TemplateFacts, 'build'>('profileTemplate', {
  view: isPortalAdministrator,
  build: isPortalAdministrator,
})

/** Permission to open the list of templates. */
export const profileTemplateList = definePolicy<unknown, 'look'>('profileTemplateList', {
  view: () => true,
  look: isPortalAdministrator,
})
