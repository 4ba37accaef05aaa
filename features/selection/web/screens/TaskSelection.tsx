export const TaskSelection = () => null
