import { sql } from 'kysely'
import type { z } from 'zod'
import { activeTemplates, activeTree, withElements } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import type { selection } from '../contract/selection.schemas.ts'
import { codesIn, type SelectionSettings } from '../domain/settings.ts'

type SelectionField = z.output<typeof selection>['fields'][number]

/** All fields of the active templates: the main template's first, each code once. */
export const wholeTree = async (db: Db): Promise<ElementTree> => {
  const [main, templates] = await Promise.all([activeTree(db), activeTemplates(db)])
  return templates
    .filter((template) => !template.main)
    .reduce(
      (tree, template) =>
        withElements(
          tree,
          template.tree,
          elementsOf(template.tree).map(({ code }) => code),
        ),
      main,
    )
}

/** The part of a tree that the settings need, with the fields their conditions depend on. */
export const lookedAt = (tree: ElementTree, settings: SelectionSettings): ElementTree => {
  const codes = withDependencies(tree, codesIn(settings))
  return {
    sections: tree.sections
      .map((section) => ({ ...section, elements: section.elements.filter(({ code }) => codes.has(code)) }))
      .filter(({ elements }) => elements.length > 0),
  }
}

/** The fields that rules can assess: not in repeated groups; those requested by the task are marked. */
export const fieldsOfTask = async (
  db: Db,
  tree: ElementTree,
  trackpointId: number,
): Promise<SelectionField[]> => {
  const { rows } = await sql<{ code: string }>`
    select element_code as code from trackpoint_field where trackpoint_id = ${trackpointId}`.execute(db)
  const requestedCodes = new Set(rows.map(({ code }) => code))
  return tree.sections.flatMap((section) =>
    section.elements.flatMap((element) =>
      element.kind === 'PLAIN'
        ? {
            code: element.code,
            name: element.name,
            section: section.name,
            type: element.type,
            dictionary: element.dictionary ?? null,
            currency: element.currency ?? null,
            requested: requestedCodes.has(element.code),
          }
        : [],
    ),
  )
}
