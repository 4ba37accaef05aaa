import { sql } from 'kysely'
import * as templates from '../../../features/profile-templates/contract/template.endpoints.ts'
import { profileTemplateList } from '../../../features/profile-templates/domain/template.policy.ts'
import { open } from './list-check.ts'
import { row, type Row } from './row.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const

/** Calls of the profile engine. */
export const profileRows: readonly Row[] = [
  row(templates.listProfileTemplates, administrators, () => ({ query: {} }), {
    rest: 403,
    list: open(profileTemplateList.look, () => sql`select id from profile_template`),
  }),
  row(templates.getProfileTemplate, administrators, async ({ make }) => ({
    query: { templateId: String((await make.profileTemplate()).id) },
  })),
  row(templates.findProfileTemplateCode, administrators, () => ({ query: { code: 'team_size' } }), {
    rest: 403,
  }),
  row(templates.createProfileTemplate, administrators, () => ({ body: { name: 'Профиль проекта' } }), {
    rest: 403,
  }),
  row(templates.copyProfileTemplate, administrators, async ({ make }) => ({
    body: { templateId: (await make.profileTemplate()).id, name: 'Копия' },
  })),
  row(templates.editProfileTemplate, administrators, async ({ make }) => ({
    body: { templateId: (await make.profileTemplate()).id, name: 'Другое имя', main: false },
  })),
  row(templates.deleteProfileTemplate, administrators, async ({ make }) => ({
    body: { templateId: (await make.profileTemplate()).id },
  })),
  row(templates.saveProfileTemplate, administrators, async ({ make }) => {
    const { version } = await make.profileTemplate()
    return { body: { versionId: version.id, version: 1, tree: { sections: [] } } }
  }),
  row(templates.draftProfileTemplate, administrators, async ({ make }) => ({
    body: { versionId: (await make.profileTemplate({ status: 'ACTIVE' })).version.id },
  })),
  row(templates.publishProfileTemplate, administrators, async ({ make }) => ({
    body: { versionId: (await make.profileTemplate()).version.id },
  })),
  row(templates.archiveProfileTemplate, administrators, async ({ make }) => ({
    body: { versionId: (await make.profileTemplate({ status: 'ACTIVE' })).version.id },
  })),
  row(templates.dropProfileTemplateDraft, administrators, async ({ make }) => ({
    body: { versionId: (await make.profileTemplate({ number: 2 })).version.id },
  })),
  row(
    templates.uploadProfileTemplateFile,
    administrators,
    async ({ make }) => ({ query: { versionId: String((await make.profileTemplate()).version.id) } }),
    { file: { name: 'form.txt', content: 'Впишите цены' } },
  ),
  row(templates.downloadProfileTemplateFile, administrators, async (world) => ({
    query: {
      versionId: String((await world.make.profileTemplate()).version.id),
      fileId: await world.keptFile('PROJECT_PROFILE_OBJECT'),
    },
  })),
]
