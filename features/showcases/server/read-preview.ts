import { sql } from 'kysely'
import type { z } from 'zod'
import { projectTree, readProfileValues, readReferences, withFixedRows } from '#features/project-profiles'
import { projectLogoUrl, readElementVisibilities, visibleCodes } from '#features/projects'
import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { shownValues } from '../../fields/domain/shown.rules.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { readableTree } from '../../project-profiles/domain/readable-tree.rules.ts'
import type { publicationPreview } from '../contract/project-publication.schemas.ts'
import { showcaseViewers, shownOf, readableOf, type Showing } from '../domain/shown.rules.ts'
import { isRequestDue, readConsentRequest } from './consent-requests.ts'
import { mayAskConsent } from './may-ask-consent.ts'
import type { PublicationSubject } from './publication.repository.ts'
import { shownPublication } from './shown-publication.ts'
import { withCells } from './table-values.ts'
import { findTemplate, type TemplateSubject } from './template.repository.ts'

type Preview = z.output<typeof publicationPreview>

type Head = Preview['project'] & Pick<Preview, 'leader' | 'accelerator'>

const readHead = async (ctx: Context, { projectId, acceleratorId }: PublicationSubject): Promise<Head> => {
  const { rows } = await sql<Head>`
    select p.id, p.name, ${projectLogoUrl} as "logoUrl", p.access_level as "accessLevel",
      ${personRefJson('l')} as leader, json_build_object('id', a.id, 'name', a.name) as accelerator
    from project p join accelerator a on a.id = ${acceleratorId} left join person l on l.uid = p.leader_uid
    where p.id = ${projectId}`.execute(ctx.db)
  return rows[0]!
}

/** All selected elements with their names: the template's label if there is one. */
const namedSections = ({ sections }: TemplateSubject, { tree }: Pick<Showing, 'tree'>): Preview['sections'] =>
  sections.map(({ id, title, items }) => ({
    id,
    title,
    items: items.map(({ code, label, card, page, format, picture }) => ({
      code,
      name: label.ru || label.en ? label : (findElement(tree, code)?.name ?? { ru: code, en: code }),
      card,
      page,
      format,
      picture,
    })),
  }))

/** Preview of a project's publication for each viewer, with the values that the caller may read. */
export const readPreview = async (ctx: Context, subject: PublicationSubject): Promise<Preview> => {
  const { projectId, templateId, codes, memberUids, consented } = subject
  const [template, tree, storedValues, visibilities, head, { template: _of, ...publication }, request] =
    await Promise.all([
      findTemplate(ctx.db, templateId),
      projectTree(ctx.db, projectId),
      readProfileValues(ctx.db, projectId),
      readElementVisibilities(ctx.db, projectId),
      readHead(ctx, subject),
      shownPublication(ctx, subject),
      readConsentRequest(ctx.db, subject),
    ])
  const { leader, accelerator, ...project } = head
  const { sections, public: isPublic, name, brandLight, brandDark } = template!
  const values = withFixedRows(projectId, tree, storedValues)
  const showing: Showing = {
    sections,
    isPublic,
    published: true,
    accessLevel: project.accessLevel,
    visibilities,
    tree,
    values,
  }
  const isInside = memberUids.some((uid) => isPerson(ctx.actor, uid)) || isPortalAdministrator(ctx.actor)
  const reads = new Set(visibleCodes(codes, visibilities, isInside ? 'TEAM' : 'ACCELERATOR'))
  const readable = readableTree(tree, reads, values.plain)
  const read = { ...values, ...withCells(readable, shownValues(readable, values)) }
  return {
    project,
    template: { id: templateId, name, brandLight, brandDark },
    accelerator,
    consented,
    request,
    leader,
    actions:
      !consented && subject.works && isRequestDue(request, ctx.now) && mayAskConsent(ctx.actor, subject)
        ? ['ask']
        : [],
    publication,
    sections: namedSections(template!, showing),
    viewers: showcaseViewers.map((viewer) => {
      const shown = readableOf(shownOf(showing, viewer), viewer, reads)
      return {
        viewer,
        closed: shown.closed,
        shown: shown.sections.flatMap(({ items }) => items.map(({ code }) => code)),
        leftOut: shown.leftOut,
      }
    }),
    tree: readable,
    values: { ...read, versions: {} },
    ...(await readReferences(ctx.db, read)),
  }
}
