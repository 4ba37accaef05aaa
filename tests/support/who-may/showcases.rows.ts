import { sql } from 'kysely'
import * as pictures from '../../../features/showcases/contract/element-picture.endpoints.ts'
import * as publications from '../../../features/showcases/contract/project-publication.endpoints.ts'
import * as templates from '../../../features/showcases/contract/publication-template.endpoints.ts'
import * as logos from '../../../features/showcases/contract/shown-logo.endpoints.ts'
import * as shownProjects from '../../../features/showcases/contract/shown-project.endpoints.ts'
import * as views from '../../../features/showcases/contract/views.endpoints.ts'
import { publicationConsentVersion } from '../../../features/showcases/domain/consent-text.ts'
import { publicationTemplates } from '../../../features/showcases/domain/publication-template.machine.ts'
import { shownPages } from '../../../features/showcases/domain/shown-projects.policy.ts'
import { consentToken } from '../../../features/showcases/server/consent-requests.ts'
import { findShown } from '../../../features/showcases/server/read-shown-project.ts'
import { findTemplate } from '../../../features/showcases/server/template.repository.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { picture } from './picture.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const builders: readonly Who[] = ['admin']
const team: readonly Who[] = ['team', 'teamTracker', 'admin']
const readers: readonly Who[] = [...team, 'portalAdmin', 'deputyAdmin']
const building = { see: without(readers, builders) }

const founders: readonly Who[] = ['leader', 'member']
const onlookers: readonly Who[] = [...founders, ...readers]
const leading = { see: without(onlookers, ['leader']) }

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })
const made = async (world: World, codes: readonly string[] = []): Promise<number> =>
  (await world.make.publicationTemplate({ accelerator: world.accelerator, codes })).id

const fields = { name: 'Витрина', main: false, public: true, brandLight: '', brandDark: '' }

/** A project that participates in the accelerator, and a showcase. */
const placed = async (world: World) => {
  const [templateId, { projectId }] = [await made(world), await world.work()]
  return { templateId, projectId }
}

/** A project in a showcase of the accelerator with its leader's consent. */
const shown = async (world: World) => {
  const template = await world.make.publicationTemplate({ accelerator: world.accelerator })
  const project = await world.make.project()
  await world.make.publication({ project, template })
  return { projectId: project.id, showcaseId: template.id }
}

/** A project with a request for consent, and the token of its email's link. */
const consentOf = async (world: World) => {
  const { projectId } = await world.work()
  const of = { projectId, acceleratorId: world.accelerator.id, leaderUid: world.people.leader.uid }
  await world.make.consentRequest({
    project_id: projectId,
    accelerator: world.accelerator,
    leader_uid: of.leaderUid,
    asked_by: world.people.team.uid,
  })
  const token = await consentToken(world.db, of)
  return { projectId, token: token! }
}

/** Permissions on showcases and their projects. */
export const showcaseRows = [
  row(
    shownProjects.listShownProjects,
    everybody,
    async (world) => ({
      query: { showcaseId: String((await shown(world)).showcaseId) },
    }),
    {
      list: {
        key: 'id',
        all: ({ query }) =>
          sql`select project_id as id from shown_project where template_id = ${Number(query?.['showcaseId'])}`,
        closed: false,
        sees: async (reader, id) => {
          const found = await findShown(reader, { projectId: Number(id) })
          return found !== undefined && shownPages.view.allows(reader.actor, found)
        },
      },
    },
  ),
  row(shownProjects.getShownFilters, everybody, async (world) => ({
    query: { showcaseId: String((await shown(world)).showcaseId) },
  })),
  row(shownProjects.getShownProject, everybody, async (world) => ({
    query: { projectId: String((await shown(world)).projectId) },
  })),
  row(
    templates.listPublicationTemplates,
    readers,
    (world) => ({ headers: onAccelerator(world), query: {} }),
    {
      list: checked(
        (parts) => sql`select id from publication_template where accelerator_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findTemplate(db, id),
        publicationTemplates.view.allows,
        { closed: true },
      ),
    },
  ),
  row(templates.getPublicationTemplate, readers, async (world) => ({
    query: { templateId: String(await made(world)) },
  })),
  row(
    templates.getPublicationChoices,
    builders,
    async (world) => ({ query: { templateId: String(await made(world)) } }),
    building,
  ),
  row(
    templates.createPublicationTemplate,
    builders,
    (world) => ({ headers: onAccelerator(world), body: { name: 'Витрина' } }),
    building,
  ),
  row(
    templates.editPublicationTemplate,
    builders,
    async (world) => ({ body: { ...fields, templateId: await made(world), version: 1 } }),
    building,
  ),
  row(
    pictures.uploadElementPicture,
    builders,
    async (world) => ({ query: { templateId: String(await made(world)) } }),
    { ...building, file: picture },
  ),
  row(pictures.getElementPicture, everybody, async (world) => ({
    query: { image: await world.keptFile('SHOWCASE_PICTURE') },
  })),
  row(logos.getShownLogo, everybody, async (world) => {
    const { projectId } = await shown(world)
    const logo = await world.keptFile('PROJECT_LOGO')
    const { rows } = await sql<{ key: string }>`
      with changed as (update project set logo_file_id = ${logo} where id = ${projectId})
      select logo_key as key from shown_project where project_id = ${projectId}`.execute(world.db)
    return { query: { image: rows[0]!.key } }
  }),
  row(
    templates.savePublicationSections,
    builders,
    async (world) => ({ body: { templateId: await made(world), version: 1, sections: [] } }),
    building,
  ),
  row(
    templates.movePublicationTemplate,
    builders,
    async (world) => ({ body: { templateId: await made(world), action: 'archive' as const } }),
    building,
  ),
  row(
    templates.deletePublicationTemplate,
    builders,
    async (world) => ({ body: { templateId: await made(world) } }),
    building,
  ),
  row(publications.getProjectPublications, [...onlookers, 'tracker'], async (world) => ({
    query: { projectId: String((await world.work()).projectId) },
  })),
  row(publications.previewProjectPublication, onlookers, async (world) => {
    const { projectId, templateId } = await placed(world)
    return { query: { projectId: String(projectId), templateId: String(templateId) } }
  }),
  row(views.countShowcaseView, everybody, async (world) => ({
    headers: {},
    body: { ...(await shown(world)), kind: 'PAGE' as const },
  })),
  row(views.getProjectViews, onlookers, async (world) => {
    const { projectId, templateId } = await placed(world)
    return { query: { projectId: String(projectId), templateId: String(templateId) } }
  }),
  row(views.getShowcaseViews, readers, async (world) => ({
    query: { templateId: String(await made(world)) },
  })),
  row(
    publications.moveProjectPublication,
    team,
    async (world) => ({ body: { ...(await placed(world)), action: 'publish' as const } }),
    { see: without(onlookers, team) },
  ),
  row(
    publications.givePublicationConsent,
    ['leader'],
    async (world) => ({
      body: {
        projectId: (await world.work()).projectId,
        acceleratorId: world.accelerator.id,
        consentVersion: publicationConsentVersion,
      },
    }),
    leading,
  ),
  row(
    publications.withdrawPublicationConsent,
    ['leader'],
    async (world) => ({
      body: { projectId: (await world.work()).projectId, acceleratorId: world.accelerator.id },
    }),
    leading,
  ),
  row(
    publications.askPublicationConsent,
    team,
    async (world) => ({
      body: { projectId: (await world.work()).projectId, acceleratorId: world.accelerator.id },
    }),
    { see: without(onlookers, team) },
  ),
  row(
    publications.declinePublicationConsent,
    ['leader'],
    async (world) => {
      const { projectId } = await consentOf(world)
      return { body: { projectId, acceleratorId: world.accelerator.id } }
    },
    leading,
  ),
  row(publications.getAskedConsent, everybody, async (world) => ({
    query: { token: (await consentOf(world)).token },
  })),
  row(publications.answerAskedConsent, everybody, async (world) => ({
    body: {
      token: (await consentOf(world)).token,
      answer: 'AGREE' as const,
      consentVersion: publicationConsentVersion,
    },
  })),
]
