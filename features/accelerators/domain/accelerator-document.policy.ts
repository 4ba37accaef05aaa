import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { acceleratorProfiles, type ProfileFacts } from './accelerator-profile.policy.ts'

/** A document of an accelerator, or of an unsent request by its uploader. */
export type DocumentFacts = { accelerator: ProfileFacts | null; uploaderUid: string }

/** Permissions for an accelerator's documents: those of its profile; unsent ones belong to their uploader. */
export const acceleratorDocuments = definePolicy<DocumentFacts, 'read' | 'edit'>('acceleratorDocument', {
  view: (actor, { accelerator, uploaderUid }) =>
    accelerator ? acceleratorProfiles.view.allows(actor, accelerator) : isPerson(actor, uploaderUid),
  read: (actor, { accelerator, uploaderUid }) =>
    accelerator ? acceleratorProfiles.read.allows(actor, accelerator) : isPerson(actor, uploaderUid),
  edit: (actor, { accelerator, uploaderUid }) =>
    accelerator ? acceleratorProfiles.edit.allows(actor, accelerator) : isPerson(actor, uploaderUid),
})
