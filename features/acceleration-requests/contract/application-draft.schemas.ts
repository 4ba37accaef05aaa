import { z } from 'zod'
import { day, deadline, id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { placeName, profileProgress } from '../../fields/contract/progress.schemas.ts'
import { draftActions, draftTroubles } from '../domain/drafts.rules.ts'

const maybeGone = z.object({ id: id().nullable(), name: z.string() })

/** An application that is not sent yet, as its team sees it among others. */
export const applicationDraft = z.object({
  id: id(),
  /** Without an id: it is gone. */
  project: maybeGone,
  track: maybeGone,
  programme: namedRef.nullable(),
  accelerator: namedRef,
  createdAt: instant(),
  updatedAt: instant(),
  /** It is thrown away then, unless somebody changes it. */
  keptUntil: instant(),
  /** The last day of the intake that is open now. */
  applyUntil: deadline().nullable(),
  /** Of a track between two intakes: the last day of the one before, and the first of the next. */
  closedOn: deadline().nullable(),
  opensOn: day().nullable(),
  /** Why it can't be sent now. */
  trouble: z.enum(draftTroubles).nullable(),
  actions: z.array(z.enum(draftActions)),
})

/** What the person writes to the accelerator. */
export const draftMessage = z.object({ message: text(4000) })

/** A draft with everything its page shows. */
export const applicationDraftPage = applicationDraft.extend({
  /** Send it back when saving the message. */
  version: z.int(),
  message: z.string(),
  leader: personRef.nullable(),
  /** How far what the track asks for is filled; null: it asks for nothing. */
  profile: profileProgress.nullable(),
  /** Elements that the team hides from everybody, which sending opens to the accelerator. */
  opens: z.array(z.object({ code: z.string(), name: placeName })),
  /** Of what is asked for, what the profile had before the draft was begun: since when, and from whom. */
  known: z.array(z.object({ code: z.string(), at: instant(), by: personRef.nullable() })),
})
