import '../reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { AddIcon, ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedRows } from '#platform/web/work/components/form/RepeatedField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useField, type Field, type WholeField } from '#platform/web/work/components/form/use-field.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getScoringTemplate, saveScoringTemplate } from '../../contract/scoring-template.endpoints.ts'
import { scoringLimits, type ScoringGroup } from '../../domain/scoring.rules.ts'
import { standardScoring } from '../../domain/standard-scoring.ts'

type Template = ResponseOf<typeof getScoringTemplate>

type Row = { code: string; ru: string; en: string; weight: number; scale: number }

type Group = { code: string; ru: string; en: string; parameters: Row[] }

const newRow: Row = { code: '', ru: '', en: '', weight: 1, scale: 5 }

const newGroup: Group = { code: '', ru: '', en: '', parameters: [newRow] }

/** Groups as the form edits them. */
const written = (groups: readonly ScoringGroup[]): Group[] =>
  groups.map(({ code, name, parameters }) => ({
    code,
    ...name,
    parameters: parameters.map(({ name: own, ...parameter }) => ({ ...parameter, ...own })),
  }))

type GroupProps = {
  field: WholeField
  groups: readonly Group[]
  at: number
  put: (groups: readonly Group[]) => void
}

const GroupFields = ({ field, groups, at, put }: GroupProps) => {
  const t = useTexts('reports')
  const locale = currentLocale()
  const group = groups[at]!
  const change = (patch: Partial<Group>): void =>
    put(groups.map((other, index) => (index === at ? { ...other, ...patch } : other)))
  const input = (part: 'ru' | 'en'): Field => ({
    ...field.part(`${at}.${part}`),
    value: group[part],
    onChange: (text) => change({ [part]: text }),
  })
  const parameters = field.part(`${at}.parameters`)
  const swap = (to: number): void => put(groups.with(at, groups[to]!).with(to, group))
  const name = group[locale] || t('scoring.template.newGroup')
  return (
    <FieldGroup title={name}>
      <div className="form-row">
        <TextInput field={input('ru')} label={t('scoring.template.groupRu')} />
        <TextInput field={input('en')} label={t('scoring.template.groupEn')} />
        <div className="form-buttons">
          <IconAction
            icon={ArrowUpIcon}
            label={t('scoring.template.up', { name })}
            disabled={at === 0}
            onClick={() => swap(at - 1)}
          />
          <IconAction
            icon={ArrowDownIcon}
            label={t('scoring.template.down', { name })}
            disabled={at === groups.length - 1}
            onClick={() => swap(at + 1)}
          />
          <IconAction
            icon={DeleteIcon}
            label={t('scoring.template.removeGroup', { name })}
            tip="end"
            onClick={() => put(groups.toSpliced(at, 1))}
          />
        </div>
      </div>
      <RepeatedRows<Row>
        field={{
          ...parameters,
          value: group.parameters,
          onChange: (rows) => change({ parameters: rows as Row[] }),
          part: (part) => field.part(`${at}.parameters.${part}`),
        }}
        empty={newRow}
        addLabel={t('scoring.template.add')}
        removeLabel={(number) => t('scoring.template.remove', { number })}
      >
        {(_row, number, cell) => (
          <>
            <TextInput field={cell('ru')} label={t('scoring.template.ru', { number })} />
            <TextInput field={cell('en')} label={t('scoring.template.en', { number })} />
            <NumberInput field={cell('weight')} label={t('scoring.template.weight')} />
            <NumberInput field={cell('scale')} label={t('scoring.template.scale')} />
          </>
        )}
      </RepeatedRows>
      {parameters.error === null ? null : (
        <p className="field-error" role="alert">
          {group.parameters.length === 0 ? t('scoring.template.empty') : parameters.error}
        </p>
      )}
    </FieldGroup>
  )
}

/** The groups in their order; the whole list is one field, so that a group moves with all of it. */
const Groups = () => {
  const t = useTexts('reports')
  const field = useField('groups')
  const groups = field.value as readonly Group[]
  const put = (next: readonly Group[]): void => field.onChange(next)
  return (
    <>
      {groups.map((_group, at) => (
        // New groups have no other identity.
        // oxlint-disable-next-line react/no-array-index-key
        <GroupFields key={at} field={field} groups={groups} at={at} put={put} />
      ))}
      {field.error === null ? null : (
        <p className="field-error" role="alert">
          {field.error}
        </p>
      )}
      <div className="form-buttons">
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={groups.length >= scoringLimits.groups}
          onClick={() => put([...groups, newGroup])}
        >
          {t('scoring.template.addGroup')}
        </Button>
        <Button size="small" variant="text" onClick={() => put(written(standardScoring))}>
          {t('scoring.template.restore')}
        </Button>
      </div>
    </>
  )
}

const TemplateForm = ({ acceleratorId, template }: { acceleratorId: number; template: Template }) => {
  const t = useTexts('reports')
  const save = useCommand(saveScoringTemplate, { success: t('scoring.template.saved') })
  const form = useProductForm({
    draft: `scoring-template:${acceleratorId}:${template.version ?? 'new'}`,
    schema: saveScoringTemplate.body,
    defaults: { acceleratorId, version: template.version, groups: written(template.groups) },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  return (
    <Form form={form} submitLabel={t('scoring.template.save')}>
      <Groups />
    </Form>
  )
}

/** Form of the accelerator's scoring parameters: names in both languages, weights and scales. */
export const ScoringTemplate = ({ acceleratorId }: { acceleratorId: number }) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getScoringTemplate,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  return (
    <>
      <PageHead
        before={<ScreenLink to="/reports/analytic/scoring">{t('scoring.all')}</ScreenLink>}
        title={t('scoring.template.title')}
      />
      <p className="report-about">{t('scoring.template.about')}</p>
      {data ? (
        <TemplateForm key={data.version} acceleratorId={acceleratorId} template={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}
