import { sql } from 'kysely'
import * as dictionaries from '../../../features/dictionaries/contract/dictionary.endpoints.ts'
import * as entries from '../../../features/dictionaries/contract/entry.endpoints.ts'
import * as journal from '../../../features/dictionaries/contract/journal.endpoints.ts'
import * as values from '../../../features/dictionaries/contract/value.endpoints.ts'
import { dictionaries as dictionariesPolicy } from '../../../features/dictionaries/domain/dictionary.policy.ts'
import { insertOne } from '../factories/insert.ts'
import { open } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const
const see = everybody.filter((who) => who !== 'portalAdmin' && who !== 'deputyAdmin')

let made = 0

const dictionary = async ({ db }: World): Promise<number> => {
  const code = `WHO_${(made += 1)}`
  return (await insertOne(db, 'dictionary', { code, name_ru: code, name_en: code })).id
}
const published = async (world: World): Promise<number> => {
  const dictionary_id = await dictionary(world)
  await insertOne(world.db, 'dictionary_version', { dictionary_id, number: 1, name: '1' })
  return dictionary_id
}
const value = async (world: World, dictionaryId?: number): Promise<number> => {
  const code = `V_${(made += 1)}`
  const dictionary_id = dictionaryId ?? (await dictionary(world))
  return (
    await insertOne(world.db, 'dictionary_value', { dictionary_id, code, name_ru: code, name_en: code })
  ).id
}
/** A dictionary with a value that a published version contains. */
const filled = async (world: World): Promise<number> => {
  const dictionary_id = await published(world)
  const code = `P_${(made += 1)}`
  const words = { code, name_ru: code, name_en: code }
  const { id } = await insertOne(world.db, 'dictionary_value', { dictionary_id, ...words })
  const past = { dictionary_id, value_id: id, from_number: 1, seq: 1, status: 'ACTIVE', ...words }
  await insertOne(world.db, 'dictionary_value_past', past)
  return dictionary_id
}
const linked = async (world: World) => {
  const [parentId, childId] = [await dictionary(world), await dictionary(world)]
  await world.db.updateTable('dictionary').set({ parent_id: parentId }).where('id', '=', childId).execute()
  return { parentId, childId }
}
const dictionaryQuery = async (world: World) => ({ query: { id: String(await dictionary(world)) } })
const words = () => ({ nameRu: `Слово ${(made += 1)}`, nameEn: `Word ${made}` })
const sheet = { name: 'values.csv', content: 'code;name_ru;name_en\nA;а;a\n' }

/** Calls of dictionaries: everybody may read; the portal's administrators edit. */
export const dictionaryRows = [
  row(values.listDictionaryValues, everybody, () => ({ query: { code: 'CITIES' as const } })),
  row(values.getCountries, everybody, () => ({})),
  row(values.getIndustries, everybody, () => ({})),
  row(values.getCompetencies, everybody, () => ({})),
  row(values.getProjectRole, everybody, () => ({})),
  row(values.getResponsibility, everybody, () => ({})),
  row(values.getParticipationExperience, everybody, () => ({})),
  row(values.getProjectStages, everybody, () => ({})),
  row(dictionaries.listDictionaries, everybody, () => ({ query: {} }), {
    list: open(dictionariesPolicy.look, () => sql`select id from dictionary`),
  }),
  row(dictionaries.getDictionary, everybody, dictionaryQuery),
  row(dictionaries.getDictionaryHistory, administrators, dictionaryQuery, { see }),
  row(
    dictionaries.createDictionary,
    administrators,
    () => ({ body: { code: `NEW_${(made += 1)}`, ...words() } }),
    { see },
  ),
  row(
    dictionaries.editDictionary,
    administrators,
    async (world) => ({ body: { id: await dictionary(world), ...words() } }),
    { see },
  ),
  row(
    dictionaries.deleteDictionary,
    administrators,
    async (world) => ({ body: { id: await dictionary(world) } }),
    { see },
  ),
  row(
    dictionaries.linkDictionaries,
    administrators,
    async (world) => ({ body: { parentId: await dictionary(world), childId: await dictionary(world) } }),
    { see },
  ),
  row(
    dictionaries.unlinkDictionary,
    administrators,
    async (world) => ({ body: { childId: (await linked(world)).childId } }),
    { see },
  ),
  row(
    entries.listDictionaryEntries,
    administrators,
    async (world) => ({ query: { dictionaryId: String(await filled(world)) } }),
    {
      see,
      list: open(
        dictionariesPolicy.keep,
        ({ query }) =>
          sql`select id from dictionary_value where dictionary_id = ${Number(query!['dictionaryId'])}`,
      ),
    },
  ),
  row(
    entries.createValue,
    administrators,
    async (world) => ({
      body: { dictionaryId: await dictionary(world), code: '', ...words(), parentId: null, seq: 100 },
    }),
    { see },
  ),
  row(
    entries.editValue,
    administrators,
    async (world) => ({ body: { id: await value(world), ...words(), parentId: null, seq: 100 } }),
    { see },
  ),
  ...[entries.archiveValues, entries.restoreValues, entries.deleteValues, entries.unassignValues].map(
    (call) => row(call, administrators, async (world) => ({ body: { ids: [await value(world)] } }), { see }),
  ),
  row(
    entries.assignValues,
    administrators,
    async (world) => {
      const { parentId, childId } = await linked(world)
      return { body: { parentId: await value(world, parentId), ids: [await value(world, childId)] } }
    },
    { see },
  ),
  row(journal.listDictionaryVersions, administrators, dictionaryQuery, { see }),
  row(
    journal.compareDictionaryVersions,
    administrators,
    async (world) => ({ query: { id: String(await filled(world)), from: '0' } }),
    { see, list: open(dictionariesPolicy.keep, null, 'code') },
  ),
  row(
    journal.listVersionValues,
    administrators,
    async (world) => ({ query: { id: String(await filled(world)), number: '1' } }),
    { see, list: open(dictionariesPolicy.keep, null, 'code') },
  ),
  row(
    journal.publishDictionary,
    administrators,
    async (world) => ({ body: { id: await dictionary(world), name: '1' } }),
    { see },
  ),
  row(journal.exportDictionary, administrators, dictionaryQuery, { see }),
  row(journal.checkDictionaryImport, administrators, dictionaryQuery, { see, file: sheet }),
  row(
    journal.applyDictionaryImport,
    administrators,
    async (world) => ({ query: { id: String(await dictionary(world)), revision: '1' } }),
    { see, file: sheet },
  ),
]
