import type { ElementTree, Field } from '../../fields/domain/tree.ts'

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Finds a ready field that a template takes as it is. */
    'template.catalogue': {
      inputId: string
      label: string
      isWrong: boolean
      describedBy: string
      onChange: (field: Field | null) => void
    }
    'template.preview': {
      tree: ElementTree
      version: { id: number; files: readonly { id: string; name: string; size: number }[] }
    }
  }
}
