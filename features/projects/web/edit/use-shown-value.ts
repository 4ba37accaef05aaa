import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectValues } from './project-values.ts'

/** The value of a setting as text. */
export const useShownValue = (): ((name: keyof ProjectValues, values: ProjectValues) => string) => {
  const t = useTexts('projects')
  return (name, values) => {
    if (name === 'type') return t(`types.${values.type}`)
    if (name === 'accessLevel') return t(`access.levels.${values.accessLevel}`)
    if (name === 'collateralProperty') return t(`conflict.${values.collateralProperty ? 'yes' : 'no'}`)
    return values[name]
  }
}
