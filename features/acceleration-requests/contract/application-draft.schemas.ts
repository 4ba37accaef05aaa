import { z } from 'zod'
import { day, deadline, id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { placeName, profileProgress } from '../../fields/contract/progress.schemas.ts'
import { draftActions, draftTroubles } from '../domain/drafts.rules.ts'

const maybeGone = z.object({ id: id().nullable(), name: z.string() })

/** An unsent application in its team's list. */
export const applicationDraft = z.object({
  id: id(),
  /** Without an id if deleted. */
  project: maybeGone,
  track: maybeGone,
  programme: namedRef.nullable(),
  accelerator: namedRef,
  createdAt: instant(),
  updatedAt: instant(),
  /** It is deleted then, unless it changes. */
  keptUntil: instant(),
  /** The last day of the current intake. */
  applyUntil: deadline().nullable(),
  /** For a track between two intakes: the last day of the previous one, and the first of the next. */
  closedOn: deadline().nullable(),
  opensOn: day().nullable(),
  /** Why it can't be sent now. */
  trouble: z.enum(draftTroubles).nullable(),
  actions: z.array(z.enum(draftActions)),
})

/** The person's message to the accelerator. */
export const draftMessage = z.object({ message: text(4000) })

/** A draft with all data of its page. */
export const applicationDraftPage = applicationDraft.extend({
  /** Send it back when saving the message. */
  version: z.int(),
  message: z.string(),
  leader: personRef.nullable(),
  /** Progress of the required answers; null if the track requires none. */
  profile: profileProgress.nullable(),
  /** Hidden elements that sending makes visible to the accelerator. */
  opens: z.array(z.object({ code: z.string(), name: placeName })),
  /** Required elements that the profile had before the draft was started: since when, and from which source. */
  known: z.array(z.object({ code: z.string(), at: instant(), by: personRef.nullable() })),
})
