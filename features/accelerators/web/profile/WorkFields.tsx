import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { currencies } from '../../../fields/domain/element-types.ts'
import { listApprovedAccelerators } from '../../contract/profile.endpoints.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import { acceleratorTypes } from '../../domain/states.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { stateKey } from '#platform/domain/state-table.ts'
import { acceleratorStateTable } from '../../domain/state-tables.ts'

const currencyOptions = currencies.map((value) => ({ value, label: value }))

/** How the accelerator works: status, type, time zone and permissions. */
export const WorkFields = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const { form } = useFormContext()
  const mayTransfer: unknown = useWatch({ control: form.control, name: 'trackTransfer' })
  const find: OptionSearch = useCallback(
    async (findText, signal) => {
      const { items } = await call(listApprovedAccelerators, { query: { findText } }, { signal })
      return items
        .filter(({ id }) => id !== accelerator.id)
        .map(({ id, name }) => ({ value: id, label: name }))
    },
    [accelerator.id],
  )
  return (
    <>
      <FieldGroup title={t('groups.work')}>
        <div className="form-row">
          <SelectField
            name="status"
            label={t('fields.status')}
            options={acceleratorStatuses.map((value) => ({
              value,
              label: t(stateKey(acceleratorStateTable, value)),
            }))}
          />
          <SelectField
            name="type"
            label={t('fields.type')}
            options={acceleratorTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </div>
        <ComboboxField
          name="timeZone"
          label={t('fields.timeZone')}
          help={t('fields.timeZoneHelp')}
          options={zoneOptions()}
        />
        <ComboboxField
          name="currencies"
          multiple
          label={t('fields.currencies')}
          help={t('fields.currenciesHelp')}
          options={currencyOptions}
        />
      </FieldGroup>
      <FieldGroup title={t('groups.permissions')}>
        <SwitchField
          name="teamRecruiting"
          label={t('fields.teamRecruiting')}
          help={t('fields.teamRecruitingHelp')}
        />
        <SwitchField
          name="requestsToTeam"
          label={t('fields.requestsToTeam')}
          help={t('fields.requestsToTeamHelp')}
        />
        <SwitchField
          name="investorCardsShown"
          label={t('fields.investorCardsShown')}
          help={t('fields.investorCardsShownHelp')}
        />
        <SwitchField
          name="trackTransfer"
          label={t('fields.trackTransfer')}
          help={t('fields.trackTransferHelp')}
        />
        {mayTransfer ? (
          <ComboboxField
            name="transferTargets"
            multiple
            label={t('fields.transferTargets')}
            help={t('fields.transferTargetsHelp')}
            options={find}
            chosen={accelerator.transferTargets.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <SwitchField
          name="tracksAccepted"
          label={t('fields.tracksAccepted')}
          help={t('fields.tracksAcceptedHelp')}
        />
      </FieldGroup>
    </>
  )
}
