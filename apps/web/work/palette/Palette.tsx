import { useState } from 'react'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { CommandPalette } from '#platform/web/work/components/palette/CommandPalette.tsx'
import { findCommands } from '#platform/web/work/components/palette/find-commands.ts'
import { useCommands } from './use-commands.ts'
import { useRecords } from './use-records.ts'

/** The palette with everything that this person may open and do. */
export const Palette = ({ person }: { person: SignedInPerson }) => {
  const [text, setText] = useState('')
  const commands = useCommands(person)
  const records = useRecords(text)
  const isTyped = text.trim() !== ''
  // The reports have a page of their own; here they are found by name.
  const found = findCommands(isTyped ? commands : commands.filter(({ key }) => key !== 'reports'), text)
  // Recent records come first; search results arrive later and are shown below screens and actions.
  const groups = isTyped ? [...found, ...records.groups] : [...records.groups, ...found]
  return <CommandPalette text={text} onText={setText} groups={groups} search={records.search} />
}
