import type { Details, JournalEntry, DictionaryEntry } from './details/dictionary.types.ts'

/** Three dictionaries in a chain. */
export const cities: Details = {
  id: 3,
  code: 'CITIES',
  name: 'Города',
  nameRu: 'Города',
  nameEn: 'Cities',
  builtIn: true,
  parent: { id: 2, code: 'REGIONS', name: 'Регионы' },
  version: '2026',
  updatedAt: '2026-11-01T09:00:00.000Z',
  valuesCount: 150_000,
  archivedCount: 3,
  children: [],
  above: [
    { id: 2, code: 'REGIONS', name: 'Регионы' },
    { id: 1, code: 'COUNTRIES', name: 'Страны' },
  ],
  revision: 7,
  usesCount: 0,
  actions: ['edit', 'addValue', 'publish', 'import', 'link'],
}

export const kazan: DictionaryEntry = {
  id: 31,
  code: 'RU-KAZAN',
  name: 'Казань',
  nameRu: 'Казань',
  nameEn: 'Kazan',
  seq: 100,
  status: 'ACTIVE',
  parent: { id: 21, name: 'Республика Татарстан', dictionary: 'REGIONS' },
  actions: ['edit', 'archive', 'delete'],
}

export const journal: JournalEntry[] = [2, 1].map((number) => ({
  number,
  name: String(2024 + number),
  publishedAt: '2026-11-01T09:00:00.000Z',
  publishedBy: null,
  added: 1,
  changed: 0,
  archived: 0,
  removed: 0,
  valuesCount: 150_000,
}))
