import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { directions, trackTransferActions, trackTransferStates } from '../domain/states.ts'

/** A request to take a copy of a track, as one side of it sees it. */
export const trackTransfer = z.object({
  id: id(),
  direction: z.enum(directions),
  /** As it was called when it was offered. */
  trackName: z.string(),
  /** The track, for whose it is, while it is there. */
  trackId: id().nullable(),
  partner: namedRef,
  status: z.enum(trackTransferStates),
  message: z.string(),
  reason: z.string(),
  /** The copy, for whoever has it, while it is there. */
  madeTrackId: id().nullable(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(trackTransferActions)),
})

/** What a copy would have; nothing of projects, people or work on it. */
export const trackPreview = z.object({
  name: z.string(),
  description: z.string(),
  selectionConditions: z.string(),
  durationDays: z.int().nullable(),
  isInvestment: z.boolean(),
  trackpoints: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      expectedResult: z.string(),
      durationDays: z.int().nullable(),
      fields: z.int(),
      /** Points of its reviewers' checklist. */
      checklist: z.int(),
    }),
  ),
})

/** A request with what is decided on. */
export const trackTransferDetails = trackTransfer.extend({
  /** The track as it is now; null once the request was decided. */
  track: trackPreview.nullable(),
  /** Programmes that the copy may go to, of whoever decides. */
  programmes: z.array(namedRef),
})

/** What an accelerator may offer, and to whom. */
export const trackTransferChoices = z.object({
  /** Whether its profile lets tracks go to others. */
  isAllowed: z.boolean(),
  tracks: z.array(namedRef.extend({ programme: z.string() })),
  targets: z.array(namedRef),
})
