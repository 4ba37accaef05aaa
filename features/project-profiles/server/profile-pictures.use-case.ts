import { isPerson } from '#platform/domain/actor.ts'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { downloadFile, storeFile } from '#platform/server/files/files.ts'
import { checkImage, imageWithin, madeImage } from '#platform/server/files/images.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { fieldFinder } from '../../fields/domain/places.rules.ts'
import { takesPictures } from '../../fields/domain/rich-text.rules.ts'
import type { Place } from '../../fields/domain/values.ts'
import { downloadProfilePicture, uploadProfilePicture } from '../contract/picture.endpoints.ts'
import { findProfileToWrite, treeToWrite } from './check-writable.ts'
import { openProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { keepPicture, isPictureAt, uploaderOf } from './values/pictures.repository.ts'

type PicturePlace = { code: string; item?: string | undefined; field: string }

const load = (ctx: Context, { query: which }: { query: WhichProfile }) => findProfile(ctx.db, which)

const placeOf = ({ code, item, field }: PicturePlace): Place => ({ code, field, item: item ?? null })

/** Pictures are scaled to fit these bounds, in pixels: the width of a text at double density. */
const box = { width: 1600, height: 1600 }

/** Stores a picture, re-encoded, for a text that allows pictures; the text shows it once it refers to its id. */
export const uploadProfilePictureUseCase = useCase({
  endpoint: uploadProfilePicture,
  load: (ctx, { query: which }) => findProfileToWrite(ctx.db, which),
  authorize: projectProfiles.edit,
  prepare: async (ctx, { body }) => {
    checkImage(body)
    const { bytes, width, height } = await imageWithin(ctx.actor.uid, body.bytes, box)
    return { file: await storeFile(ctx, madeImage('picture', bytes)), width, height }
  },
  run: async (ctx, { query: params }, subject, image) => {
    const tree = await treeToWrite(ctx, subject, [params.code])
    const field = fieldFinder(tree)(placeOf(params))
    if (!field || !takesPictures(field)) throw invalid({ field: 'UNKNOWN_FIELD' })
    const id = await keepPicture(ctx, subject.id, image)
    return { id, width: image.width, height: image.height }
  },
})

/**
 * Readers of a text see its pictures, and readers of its history also former ones; the uploader sees a picture
 * immediately.
 */
const mayDownload = async (
  ctx: Context,
  subject: ProfileSubject,
  place: Place,
  id: string,
): Promise<boolean> => {
  if (subject.opening?.veil) return false
  const uploader = await uploaderOf(ctx, subject.id, id)
  if (uploader === undefined) return false
  if (isPerson(ctx.actor, uploader)) return true
  const ever = projectProfiles.follow.allows(ctx.actor, subject)
  const [{ reads }, isInText] = await Promise.all([
    openProfile(ctx, subject),
    isPictureAt(ctx, subject.id, place, { id, ever }),
  ])
  return isInText && reads(place)
}

/** Downloads a picture of the text at a place. */
export const downloadProfilePictureQuery = query({
  endpoint: downloadProfilePicture,
  load,
  authorize: projectProfiles.read,
  run: async (ctx, { query: params }, subject) => {
    const id = params.pictureId.toLowerCase()
    if (!(await mayDownload(ctx, subject, placeOf(params), id))) throw notFound()
    return { ...(await downloadFile(ctx, id)), etag: id }
  },
})
