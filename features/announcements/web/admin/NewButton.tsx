import type { ReactNode } from 'react'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'

/** Button that opens a creation form, in the list's heading and its empty state. */
export const NewButton = ({ title, form }: { title: string; form: ReactNode }) => (
  <Button variant="contained" startIcon={<AddIcon />} onClick={() => openDrawer({ title, body: form })}>
    {title}
  </Button>
)
