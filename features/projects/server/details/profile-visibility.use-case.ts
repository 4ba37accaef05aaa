import { invalid } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { isBasic } from '../../../profile-templates/domain/basic-elements.ts'
import { getProfileVisibility, setProfileVisibility } from '../../contract/project-details.endpoints.ts'
import { projects } from '../../domain/project.policy.ts'
import { findProject } from '../project.repository.ts'
import {
  readElementVisibilities,
  unknownCodes,
  writeElementVisibilities,
} from './element-visibility.repository.ts'

const shown = async (db: Db, projectId: number) => {
  const chosen = await readElementVisibilities(db, projectId)
  return { items: Object.entries(chosen).map(([code, visibility]) => ({ code, visibility })) }
}

/** The team's visibility settings of profile elements. */
export const getProfileVisibilityQuery = query({
  endpoint: getProfileVisibility,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.editProfile,
  run: (ctx, _input, { id }) => shown(ctx.db, id),
})

/** Sets the visibility of profile elements. */
export const setProfileVisibilityUseCase = useCase({
  endpoint: setProfileVisibility,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.editProfile,
  run: async (ctx, { body: { codes, visibility } }, { id }) => {
    const unknown = new Set([...(await unknownCodes(ctx.db, codes)), ...codes.filter(isBasic)])
    const at = codes.findIndex((code) => unknown.has(code))
    if (at >= 0) throw invalid({ [`codes.${at}`]: 'NOT_IN_LIST' })
    await writeElementVisibilities(ctx.db, id, codes, visibility)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: id,
      action: 'editVisibility',
      details: { codes, visibility },
    })
    return shown(ctx.db, id)
  },
})
