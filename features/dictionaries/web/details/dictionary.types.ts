import type { z } from 'zod'
import type { dictionaryDetails, dictionaryEntry } from '../../contract/dictionary.schemas.ts'
import type { journalEntry } from '../../contract/journal.schemas.ts'

/** A dictionary with its links. */
export type Details = z.output<typeof dictionaryDetails>

/** A value as administrators see it. */
export type DictionaryEntry = z.output<typeof dictionaryEntry>

export type JournalEntry = z.output<typeof journalEntry>
