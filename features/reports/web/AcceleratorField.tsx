import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { isPortalReader } from './use-programmes.ts'

type Props = {
  /** Id of the accelerator in the address, or `all`. */
  value: string | undefined
  /** Whether the report is also available for the whole portal. */
  isWide: boolean
  onChange: (id: string | undefined) => void
}

/** The accelerator of a report, chosen by administrators of the portal; nothing for other readers. */
export const AcceleratorField = ({ value, isWide, onChange }: Props) => {
  const t = useTexts('reports')
  const { data } = useCall(
    getReportChoices,
    { query: { acceleratorId: 'all' } },
    { enabled: isPortalReader(), deniedHere: true },
  )
  if (!isPortalReader()) return null
  return (
    <label className="parameter-field">
      {t('parameters.acceleratorId')}
      <Select
        value={value === 'all' ? undefined : value}
        options={(data?.accelerators ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t(isWide ? 'parameters.allAccelerators' : 'parameters.choose')}
        onChange={onChange}
        onEmpty={() => onChange(undefined)}
      />
    </label>
  )
}
