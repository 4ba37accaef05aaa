export const SelectionRecords = () => null
