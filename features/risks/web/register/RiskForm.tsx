import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addRisk, editRisk } from '../../contract/risk.endpoints.ts'
import { riskForm } from '../../contract/risk.schemas.ts'
import { chances, lossScales, responses, riskKinds, scenarios } from '../../domain/risks.ts'
import type { Register, Risk } from '../risk.types.ts'

type Props = {
  projectId: number
  team: Register['team']
  calculations: Register['calculations']
  risk: Risk | null
}

const valuesOf = (risk: Risk | null) => ({
  name: risk?.name ?? '',
  description: risk?.description ?? '',
  kind: risk?.kind ?? ('OTHER' as const),
  chanceBefore: risk?.chanceBefore ?? ('HALF_AND_HALF' as const),
  lossesBefore: risk?.lossesBefore ?? ('WILL_LOSE_UP_TO_20_PERCENT' as const),
  chanceAfter: risk?.chanceAfter ?? null,
  lossesAfter: risk?.lossesAfter ?? null,
  response: risk?.response ?? null,
  measures: risk?.measures ?? '',
  ownerUid: risk?.owner?.uid ?? null,
  deadline: risk?.deadline ?? null,
  done: risk?.done ?? false,
  calculationId: risk?.calculation?.id ?? null,
  scenario: risk?.scenario ?? null,
  version: risk?.version ?? 1,
})

/** Form in the drawer of a risk: its position, the response, and the position after it. */
export const RiskForm = ({ projectId, team, calculations, risk }: Props) => {
  const t = useTexts('risks')
  const add = useCommand(addRisk, { success: t('form.added') })
  const edit = useCommand(editRisk, { success: t('form.saved') })
  const form = useProductForm({
    draft: `risk:${risk?.id ?? `new:${projectId}`}`,
    schema: riskForm,
    defaults: valuesOf(risk),
    onSubmit: async ({ version, ...values }) => {
      await (risk
        ? edit.mutateAsync({ body: { ...values, version, id: risk.id } })
        : add.mutateAsync({ body: { ...values, projectId } }))
      closeDrawer()
    },
  })
  const owners = team.map(({ uid, name }) => ({ value: uid, label: name }))
  const owner = risk?.owner ?? null
  // A former member stays in the options.
  const known =
    owner && !owners.some(({ value }) => value === owner.uid)
      ? [...owners, { value: owner.uid, label: owner.name }]
      : owners
  const chanceOptions = chances.map((value) => ({ value, label: t(`chances.${value}`) }))
  const lossOptions = lossScales.map((value) => ({ value, label: t(`losses.${value}`) }))
  return (
    <Form form={form} submitLabel={t(risk ? 'form.save' : 'form.add')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('fields.name')} autoFocus />
      <TextField name="description" label={t('fields.description')} rows={3} />
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={riskKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <FieldGroup title={t('form.before')}>
        <SelectField name="chanceBefore" label={t('fields.chance')} options={chanceOptions} />
        <SelectField name="lossesBefore" label={t('fields.losses')} options={lossOptions} />
      </FieldGroup>
      <FieldGroup title={t('form.response')}>
        <SelectField
          name="response"
          label={t('fields.response')}
          help={t('form.responseHelp')}
          options={responses.map((value) => ({ value, label: t(`responses.${value}`) }))}
        />
        <TextField name="measures" label={t('fields.measures')} rows={3} />
        <SelectField name="ownerUid" label={t('fields.owner')} options={known} />
        <DateField name="deadline" label={t('fields.deadline')} />
        <SwitchField name="done" label={t('fields.done')} />
      </FieldGroup>
      {calculations.length > 0 ? (
        <FieldGroup title={t('form.reckoned')}>
          <SelectField
            name="calculationId"
            label={t('fields.calculation')}
            help={t('form.reckonedHelp')}
            options={calculations.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="scenario"
            label={t('fields.scenario')}
            options={scenarios.map((value) => ({ value, label: t(`scenarios.${value}`) }))}
          />
        </FieldGroup>
      ) : null}
      <FieldGroup title={t('form.after')}>
        <SelectField name="chanceAfter" label={t('fields.chance')} options={chanceOptions} />
        <SelectField name="lossesAfter" label={t('fields.losses')} options={lossOptions} />
      </FieldGroup>
    </Form>
  )
}
