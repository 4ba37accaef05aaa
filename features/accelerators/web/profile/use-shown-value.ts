import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Choice } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { acceleratorStateTable } from '../../domain/state-tables.ts'
import type { Accelerator } from '../accelerator.types.ts'

/** Formats a value of the form; some typed values only the form can display. */
export const useShownValue = (accelerator: Accelerator) => {
  const t = useTexts('accelerators')
  return (name: string, value: unknown, side: Choice): string | null => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (name === 'status') return t(`${acceleratorStateTable.words}.${String(value)}`)
    if (name === 'type') return t(`types.${String(value)}`)
    if (name === 'legalForm') return value ? t(`legalForms.${String(value)}`) : ''
    if (name === 'currencies' && Array.isArray(value)) return value.join(', ')
    const { country, industries, transferTargets, contactPhone } = accelerator
    const saved: Record<string, string> = {
      country: country?.name ?? '',
      industries: industries.map((one) => one.name).join(', '),
      transferTargets: transferTargets.map((one) => one.name).join(', '),
      contactPhone: contactPhone?.number ?? '',
    }
    if (name in saved) return side === 'theirs' ? (saved[name] ?? '') : null
    return String(value ?? '')
  }
}
