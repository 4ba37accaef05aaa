import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { codesOf, generatedCode } from '../../../fields/domain/codes.rules.ts'
import { blankColumn, blankField } from '../../domain/blank.ts'
import type { Column, Element, Field, TableElement, ElementTree } from '../../../fields/domain/tree.ts'
import { useBuilderFiles } from './builder-files.ts'
import { ColumnForm } from './ColumnForm.tsx'
import { ConditionForm } from './ConditionForm.tsx'
import { FieldForm } from './FieldForm.tsx'
import { FieldList } from './FieldList.tsx'
import { FixedRows } from './FixedRows.tsx'
import { GroupForm } from './GroupForm.tsx'
import { IdentifiesForm } from './IdentifiesForm.tsx'
import { openFieldForm } from './open-field-form.tsx'
import { Part } from './Part.tsx'
import { PartCondition } from './PartCondition.tsx'
import { TableForm } from './TableForm.tsx'
import { hasValueForm, ValueForm } from './ValueForm.tsx'
import { WordsForm } from './WordsForm.tsx'

type Props = {
  tree: ElementTree
  templateId: number
  element: Element
  used: ReadonlySet<string>
  mayEdit: boolean
  onChange: (element: Element) => void
}

type Of<E extends Element> = Omit<Props, 'element'> & { element: E }

const GroupParts = ({
  tree,
  templateId,
  element: group,
  used,
  mayEdit,
  onChange,
}: Of<Extract<Element, { kind: 'GROUP' }>>) => {
  const t = useTexts('profile-templates')
  const codes = new Set(codesOf(tree))
  const add = () =>
    openFieldForm(t('builder.group.addField'), {
      of: group,
      templateId,
      taken: codes,
      onDone: ({ type, name, code }) =>
        onChange({
          ...group,
          fields: [...group.fields, blankField(code || generatedCode(codes, templateId), type, name)],
        }),
      onTake: (field) => onChange({ ...group, fields: [...group.fields, field] }),
    })
  return (
    <>
      <Part title={t('builder.group.fields')}>
        <FieldList<Field>
          fields={group.fields}
          onChange={(fields) => onChange({ ...group, fields })}
          codes={codes}
          templateId={templateId}
          used={used}
          mayEdit={mayEdit}
          facts={({ type }) => t(`builder.types.${type}`)}
          renderForm={(field, put) => (
            <>
              <FieldForm field={field} onChange={put} />
              <PartCondition tree={tree} part={field} holder={group} onChange={put} />
            </>
          )}
          addLabel={t('builder.group.addField')}
          onAdd={add}
        />
      </Part>
      <Part title={t('builder.group.repetitions')}>
        <GroupForm group={group} onChange={onChange} />
      </Part>
    </>
  )
}

const TableParts = ({ tree, templateId, element: table, used, mayEdit, onChange }: Of<TableElement>) => {
  const t = useTexts('profile-templates')
  const codes = new Set(codesOf(tree))
  const add = () =>
    openFieldForm(t('builder.table.addColumn'), {
      of: table,
      templateId,
      taken: codes,
      onDone: ({ columnType, type, name, code }) =>
        onChange({
          ...table,
          columns: [
            ...table.columns,
            blankColumn(code || generatedCode(codes, templateId), type, name, columnType),
          ],
        }),
      onTake: (field) =>
        onChange({ ...table, columns: [...table.columns, { ...field, columnType: 'FILL', total: 'NONE' }] }),
    })
  return (
    <>
      <Part title={t('builder.table.columns')}>
        <FieldList<Column>
          fields={table.columns}
          onChange={(columns) => onChange({ ...table, columns })}
          codes={codes}
          templateId={templateId}
          used={used}
          mayEdit={mayEdit}
          facts={({ columnType, type }) =>
            `${t(`builder.columnTypes.${columnType}`)} · ${t(`builder.types.${type}`)}`
          }
          renderForm={(column, put) => (
            <>
              <ColumnForm tree={tree} table={table} column={column} onChange={put} />
              <PartCondition tree={tree} part={column} holder={table} onChange={put} />
            </>
          )}
          addLabel={t('builder.table.addColumn')}
          onAdd={add}
        />
      </Part>
      <Part title={t('builder.table.rows')}>
        <TableForm table={table} onChange={onChange} />
        <h3>{t('builder.table.fixedRows')}</h3>
        <FixedRows table={table} onChange={onChange} mayEdit={mayEdit} />
      </Part>
    </>
  )
}

/** Form of an element, with autosave. */
export const ElementForm = (props: Props) => {
  const t = useTexts('profile-templates')
  const { tree, element, mayEdit, onChange } = props
  const { purpose } = useBuilderFiles()
  return (
    <fieldset className="builder-fieldset" disabled={!mayEdit}>
      <Part title={t('builder.words.title')}>
        <WordsForm value={element} onChange={(words) => onChange({ ...element, ...words })} />
      </Part>
      {element.kind === 'PLAIN' && hasValueForm(element.type) ? (
        <Part title={t('builder.value.title')}>
          <ValueForm field={element} onChange={onChange} />
        </Part>
      ) : null}
      {element.kind === 'GROUP' ? <GroupParts {...props} element={element} /> : null}
      {element.kind === 'TABLE' ? <TableParts {...props} element={element} /> : null}
      <Part title={t('builder.condition.title')}>
        <ConditionForm tree={tree} part={element} onChange={onChange} />
      </Part>
      {purpose === 'EXPERTISE' ? null : (
        <Part title={t('builder.blind.title')}>
          <IdentifiesForm element={element} onChange={onChange} />
        </Part>
      )}
    </fieldset>
  )
}
