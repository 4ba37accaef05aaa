import type { ReactNode } from 'react'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'

/** Opens the form of a new one, in the head of its list and where there is none yet. */
export const NewButton = ({ title, form }: { title: string; form: ReactNode }) => (
  <Button variant="contained" startIcon={<AddIcon />} onClick={() => openDrawer({ title, body: form })}>
    {title}
  </Button>
)
