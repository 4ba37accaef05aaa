import { portalPolicy } from '#platform/domain/policy.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { keepFile, publicImage, storeFile } from '#platform/server/files/files.ts'
import { checkImage, madeImage, squareImages, squareOf } from '#platform/server/files/images.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as logos from '../contract/logo.endpoints.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { findAccelerator } from './accelerator.repository.ts'
import { logoUrlOf } from './logo-url.ts'

/** Width and height of a logo in pixels: twice its largest displayed size. */
const side = 256

const setLogo = async (ctx: Context, id: number, fileId: string | null): Promise<void> => {
  await ctx.db.updateTable('accelerator').set({ logo_file_id: fileId }).where('id', '=', id).execute()
  await audit(ctx, {
    acceleratorId: id,
    subject: 'accelerator',
    subjectId: id,
    action: fileId ? 'setLogo' : 'deleteLogo',
  })
}

/** Sets the logo: a re-encoded square of the picture. */
export const uploadAcceleratorLogoUseCase = useCase({
  endpoint: logos.uploadAcceleratorLogo,
  load: (ctx, input) => findAccelerator(ctx.db, input.query.acceleratorId),
  authorize: acceleratorProfiles.edit,
  prepare: async (ctx, { body, query: params }) => {
    checkImage(body)
    const square = squareOf(params)
    const [bytes] = await squareImages(ctx.actor.uid, body.bytes, { sides: [side], square })
    return storeFile(ctx, madeImage('logo', bytes!))
  },
  run: async (ctx, _input, { id }, file) => {
    const fileId = await keepFile(ctx, 'ACCELERATOR_LOGO', `accelerator:${id}`, file)
    await setLogo(ctx, id, fileId)
    return { logoUrl: logoUrlOf(fileId) }
  },
})

export const deleteAcceleratorLogoUseCase = useCase({
  endpoint: logos.deleteAcceleratorLogo,
  load: (ctx, { body }) => findAccelerator(ctx.db, body.acceleratorId),
  authorize: acceleratorProfiles.edit,
  run: async (ctx, _input, { id, logoFileId }) => {
    if (logoFileId) await setLogo(ctx, id, null)
    return undefined
  },
})

export const getAcceleratorLogoQuery = query({
  endpoint: logos.getAcceleratorLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'ACCELERATOR_LOGO', params),
})
