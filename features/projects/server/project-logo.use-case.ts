import { portalPolicy } from '#platform/domain/policy.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { keepFile, publicImage, storeFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { checkImage, madeImage, squareImages, squareOf } from '#platform/server/files/images.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as logos from '../contract/project-logo.endpoints.ts'
import { projects } from '../domain/project.policy.ts'
import { projectLogoUrlOf } from './project-logo-url.ts'
import { findProject, lockProject } from './project.repository.ts'

/** The side of a stored logo in pixels: twice the size of its largest use. */
const side = 256

/** Replaces the logo, whose file is removed after the commit. */
const replaceLogo = async (ctx: Context, id: number, fileId: string | null): Promise<void> => {
  await lockProject(ctx.db, id)
  const { logo_file_id: before } = await ctx.db
    .selectFrom('project')
    .select('logo_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (before === null && fileId === null) return
  await ctx.db.updateTable('project').set({ logo_file_id: fileId }).where('id', '=', id).execute()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: id,
    action: fileId ? 'setLogo' : 'deleteLogo',
  })
  if (before) await forgetFiles(ctx.db, [before])
}

/** Sets the logo: a square of the image, re-encoded. */
export const uploadProjectLogoUseCase = useCase({
  endpoint: logos.uploadProjectLogo,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  prepare: async (ctx, { body, query: params }) => {
    checkImage(body)
    const square = squareOf(params)
    const [bytes] = await squareImages(ctx.actor.uid, body.bytes, { sides: [side], square })
    return storeFile(ctx, madeImage('logo', bytes!))
  },
  run: async (ctx, _input, { id }, file) => {
    const fileId = await keepFile(ctx, 'PROJECT_LOGO', `project:${id}`, file)
    await replaceLogo(ctx, id, fileId)
    return { logoUrl: projectLogoUrlOf(fileId) }
  },
})

export const deleteProjectLogoUseCase = useCase({
  endpoint: logos.deleteProjectLogo,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, { id }) => {
    await replaceLogo(ctx, id, null)
    return undefined
  },
})

export const getProjectLogoQuery = query({
  endpoint: logos.getProjectLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'PROJECT_LOGO', params),
})
