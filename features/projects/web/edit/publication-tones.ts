import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { Project } from '../project.types.ts'

/** What the states of a project's publication are like. */
export const publicationTones: Record<Project['publicationStatus'], StateTone> = {
  DRAFT: 'work',
  PUBLISHED: 'accepted',
  ARCHIVE: 'blocked',
}
