import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { listSystemVariables } from '../../contract/system-variable.endpoints.ts'

/** A variable on the screen. */
export type SystemVariableRow = ResponseOf<typeof listSystemVariables>['items'][number]

/** The text of a variable's value; a choice by its name. */
export const useVariableText = () => {
  const t = useTexts('administration')
  return ({ kind, key, options }: SystemVariableRow, value: string): string => {
    if (kind === 'picture') return value && t('variables.picture.present')
    return kind === 'choice' && options.includes(value) ? t(`variables.options.${key}.${value}`) : value
  }
}
