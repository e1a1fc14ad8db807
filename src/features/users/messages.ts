/** What the console says about users (specification 2, sections 5 and 8). */
export const userMessages = {
  fetchFailed: { title: 'Failed to fetch users.', variant: 'destructive' },
  updated: { title: 'User Updated' },
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update user information.',
    variant: 'destructive',
  },
  deleted: { title: 'User Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete user.',
    variant: 'destructive',
  },
  confirmDelete: 'Are you sure you want to delete this user?',
  whatGoes: ({ email }: { email: string }) =>
    `This action cannot be undone. The account ${email} goes with its profile and roles; quotes and loads stay with the company.`,
} as const;
