import type { Db } from '#platform/server/context.ts'
import { plain, tree } from '../../../features/fields/domain/samples.ts'
import type { ElementTree } from '../../../features/fields/domain/tree.ts'
import { insertOne, type Row } from './insert.ts'
import { next } from './sequence.ts'

/** Creates a template with one version. */
export const makeProfileTemplate = async (
  db: Db,
  given: {
    status?: 'DRAFT' | 'ACTIVE' | 'ARCHIVE'
    tree?: ElementTree
    main?: boolean
    purpose?: 'PROFILE' | 'EXPERTISE'
    number?: number
  } = {},
): Promise<Row<'profile_template'> & { version: Row<'profile_template_version'> }> => {
  const template = await insertOne(db, 'profile_template', {
    name: `Профиль ${next()}`,
    main: given.main ?? false,
    purpose: given.purpose ?? 'PROFILE',
  })
  const version = await insertOne(db, 'profile_template_version', {
    template_id: template.id,
    number: given.number ?? 1,
    status: given.status ?? 'DRAFT',
    tree: given.tree ?? tree(plain({ code: `field_${next()}`, type: 'STRING' })),
  })
  return { ...template, version }
}
