import type { ComponentType } from 'react'
import type { DataType } from '../../../../fields/domain/element-types.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import type { Column } from '../../../../fields/domain/tree.ts'
import type { CellEditorProps } from './editor-props.ts'
import { ListEditor } from './ListEditor.tsx'
import { TextEditor } from './TextEditor.tsx'
import { YesNoEditor } from './YesNoEditor.tsx'

const others: Partial<Record<DataType, ComponentType<CellEditorProps>>> = {
  LIST: ListEditor,
  BOOLEAN: YesNoEditor,
}

/** Whether a cell is too small for its editor: files and formatted texts are edited next to the table. */
export const needsRoom = ({ type, rich }: Column): boolean => Boolean(fieldTypes[type].holdsFiles ?? rich)

/** The input of the cell being edited. */
export const CellEditor = (props: CellEditorProps) => {
  const Editor = others[props.column.type] ?? TextEditor
  return <Editor {...props} />
}
