import type { z } from 'zod'
import { programmeFile } from '../contract/programme-file.schemas.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const words = { ru: ru.sample, en: en.sample }

/** Number of days per task of the sample, and the fields of its application form if the profile has them. */
const days = 14
const requestedCodes = ['pitch', 'description']

type Track = (typeof words)['ru']['tracks'][keyof (typeof words)['ru']['tracks']]

const trackOf = ({ name, text, tasks }: Track) => ({
  name,
  description: text,
  durationDays: Object.keys(tasks).length * days,
  form: requestedCodes.map((code) => ({ code, name: code })),
  trackpoints: Object.values(tasks).map((task) => ({
    name: task.name,
    description: task.text,
    expectedResult: task.result,
    durationDays: days,
    checklist: [task.check],
  })),
})

/** The portal's sample programme in a language, as an import file. */
export const sampleProgramme = (locale: 'ru' | 'en'): z.output<typeof programmeFile> => {
  const { name, text, tracks } = words[locale]
  return programmeFile.parse({
    format: 'accelerator-programme',
    version: 1,
    programme: { name, description: text, tracks: Object.values(tracks).map(trackOf) },
  })
}
