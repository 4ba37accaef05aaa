import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { generatedCode } from '../../../fields/domain/codes.rules.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { moved } from './move-in-list.ts'
import { OpenableRow } from './OpenableRow.tsx'

type Props<F extends Field> = {
  fields: readonly F[]
  onChange: (fields: F[]) => void
  /** Codes of the whole template, and those in use. */
  codes: ReadonlySet<string>
  templateId: number
  used: ReadonlySet<string>
  mayEdit: boolean
  /** Details of a row below its name and code. */
  facts: (field: F) => string
  renderForm: (field: F, onChange: (field: F) => void) => ReactNode
  addLabel: string
  onAdd: () => void
}

const maxFields = 40

/** The fields of a group, or the columns of a table. */
export const FieldList = <F extends Field>({
  fields,
  onChange,
  codes,
  templateId,
  used,
  mayEdit,
  ...props
}: Props<F>) => {
  const t = useTexts('profile-templates')
  const put = (next: F) => onChange(fields.map((one) => (one.code === next.code ? next : one)))
  return (
    <>
      <ol className="builder-parts">
        {fields.map((field, at) => (
          <OpenableRow
            key={field.code}
            name={wordsIn(field.name) || t('builder.tree.unnamed')}
            facts={
              <span className="builder-part-facts">
                <span>{props.facts(field)}</span>
                {field.required ? <span>{t('builder.tree.required')}</span> : null}
                {field.showIf ? <span>{t('builder.tree.conditional')}</span> : null}
                <code translate="no">{field.code}</code>
              </span>
            }
            mayEdit={mayEdit}
            stays={used.has(field.code) ? t('builder.element.isUsed') : null}
            onMove={(by) => onChange(moved(fields, at, by))}
            onCopy={() =>
              onChange([
                ...fields.slice(0, at + 1),
                { ...field, code: generatedCode(codes, templateId) },
                ...fields.slice(at + 1),
              ])
            }
            onRemove={() => onChange(fields.filter((one) => one !== field))}
          >
            {props.renderForm(field, put)}
          </OpenableRow>
        ))}
      </ol>
      {mayEdit ? (
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={fields.length >= maxFields}
          onClick={props.onAdd}
        >
          {props.addLabel}
        </Button>
      ) : null}
    </>
  )
}
