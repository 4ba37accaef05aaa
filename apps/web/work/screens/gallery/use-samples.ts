import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { sampleRows, type SampleRow } from './samples.ts'

/** The gallery's rows in the current language. */
export const useSamples = (): SampleRow[] => {
  const t = useTexts('gallery')
  const [names, leaders] = [t('names'), t('leaders')]
  return useMemo(() => sampleRows(names.split(';'), leaders.split(';')), [names, leaders])
}
