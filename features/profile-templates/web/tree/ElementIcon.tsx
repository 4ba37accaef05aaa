import { createElement, type ComponentType } from 'react'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { Element } from '../../../fields/domain/tree.ts'

const typeIcons: Record<DataType, ComponentType> = {
  STRING: icons.EditIcon,
  TEXT: icons.DocumentIcon,
  DATE: icons.CalendarIcon,
  BOOLEAN: icons.CheckCircleIcon,
  INTEGER: icons.CalculatorIcon,
  NUMBER: icons.CalculatorIcon,
  MONEY: icons.ChartIcon,
  LIST: icons.MenuIcon,
  PERCENT: icons.ChartIcon,
  PHONE: icons.PhoneIcon,
  FILE: icons.PaperclipIcon,
  TECHNOLOGY: icons.LinkIcon,
  RISKS: icons.WarningIcon,
  SCALE: icons.StarIcon,
}

const iconOf = (element: Element): ComponentType => {
  if (element.kind === 'PLAIN') return typeIcons[element.type]
  return element.kind === 'GROUP' ? icons.FolderIcon : icons.TableIcon
}

/** Icon of an element's type or kind; the text is next to it. */
export const ElementIcon = ({ element }: { element: Element }) => createElement(iconOf(element))
