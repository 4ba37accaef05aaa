import { sql } from 'kysely'
import type { z } from 'zod'
import { activeTemplates, type TemplateInUse } from '#features/profile-templates'
import type { Context, Db } from '#platform/server/context.ts'
import { elementsOf, type Element, type ElementTree } from '../../fields/domain/tree.ts'
import { basicElements } from '../../profile-templates/domain/basic-elements.ts'
import type { choice, choices, publicationTemplate } from '../contract/publication-template.schemas.ts'
import { formatsOf } from '../domain/formats.rules.ts'
import { mayFilter, maySort } from '../domain/sections.rules.ts'
import { shownRow, type TemplateSubject } from './template.repository.ts'

type Shown = z.output<typeof publicationTemplate>
type Choice = z.output<typeof choice>

/** Maximum number of projects to preview a template with. */
const maxProjects = 50

const choiceOf = (element: Element): Choice => ({
  code: element.code,
  name: element.name,
  kind: element.kind,
  type: element.kind === 'PLAIN' ? element.type : null,
  mayFilter: mayFilter(element),
  maySort: maySort(element),
  formats: [...formatsOf(element)],
})

/** Elements that every profile has, even if no profile template defines them. */
const basics = Object.values(basicElements)

const treeOf = (templates: readonly TemplateInUse[]): ElementTree => {
  const all = [...templates.flatMap(({ tree }) => elementsOf(tree)), ...basics]
  const byCode = new Map(all.toReversed().map((element) => [element.code, element]))
  return {
    sections: [
      {
        id: 'all',
        name: { ru: '', en: '' },
        description: { ru: '', en: '' },
        elements: [...byCode.values()],
      },
    ],
  }
}

/** All available elements in one tree: for a code in several templates the main one takes precedence. */
export const readChoosableTree = async (db: Db): Promise<ElementTree> => treeOf(await activeTemplates(db))

/** All available elements, by profile template and section. */
export const readChoices = async (db: Db): Promise<z.output<typeof choices>> => ({
  templates: (await activeTemplates(db)).map(({ id, name, main, tree }) => ({
    id,
    name,
    main,
    sections: tree.sections.map((section) => ({
      id: section.id,
      name: section.name,
      elements: section.elements.map(choiceOf),
    })),
  })),
})

const gone = (code: string): Choice => ({
  code,
  name: { ru: code, en: code },
  kind: 'PLAIN',
  type: null,
  mayFilter: false,
  maySort: false,
  formats: [],
})

const readProjects = async (db: Db, { id, acceleratorId }: TemplateSubject): Promise<Shown['projects']> => {
  const { rows } = await sql<Shown['projects'][number]>`
    select p.id, p.name, coalesce(u.status, 'DRAFT') as state
    from project p left join project_publication u on u.project_id = p.id and u.template_id = ${id}
    where p.leader_uid is not null and p.id in (
      select r.project_id from acceleration_request r where r.accelerator_id = ${acceleratorId} and r.status = 'ACCEPT'
      order by r.id desc limit ${maxProjects})
    order by u.status = 'PUBLISHED' desc nulls last, lower(p.name), p.id`.execute(db)
  return rows
}

/** A template with its sections. */
export const readTemplate = async (ctx: Context, template: TemplateSubject): Promise<Shown> => {
  const [templates, projects] = await Promise.all([activeTemplates(ctx.db), readProjects(ctx.db, template)])
  const known = new Map(elementsOf(treeOf(templates)).map((element) => [element.code, element]))
  const { version, brandLight, brandDark, sections } = template
  return {
    ...shownRow(template, ctx.actor),
    version,
    brandLight,
    brandDark,
    sections: sections.map(({ id, title, items }) => ({
      id,
      title,
      items: items.map((item) => {
        const element = known.get(item.code)
        return {
          ...item,
          ...(element ? choiceOf(element) : gone(item.code)),
          available: element !== undefined,
        }
      }),
    })),
    projects,
  }
}
