import { machines, type Machine } from '#platform/domain/machine.ts'

const diagram = (machine: Machine<string, string, never, string>): string => {
  const rows = Object.entries(machine.transitions).flatMap(([action, row]) =>
    row.from.map((from) => `  ${from} --> ${row.to}: ${action}`),
  )
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${machine.initial}`, ...rows, '```'].join('\n')
}

const table = (machine: Machine<string, string, never, string>): string =>
  [
    '| action | from | to | who | guard | event |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(machine.transitions).map(
      ([action, row]) =>
        `| ${action} | ${row.from.join(', ')} | ${row.to} | ${row.by.name} | ${row.guard ? 'yes' : ''} | ${row.event} |`,
    ),
  ].join('\n')

/** Every machine as a diagram and a table. */
export const stateDiagrams = (): string =>
  [
    '# States',
    'Written by `npm run docs` from the machines in `features/*/domain`.',
    ...[...machines.values()]
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(
        (machine) =>
          `## ${machine.name}\n\n\`${machine.table}.${machine.column}\`; moved meanwhile: \`${machine.conflict}\`.\n\n${diagram(machine)}\n\n${table(machine)}`,
      ),
  ].join('\n\n')
