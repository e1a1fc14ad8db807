/** What has to be typed, in any case. */
export const CONFIRMATION = 'delete my account';

/** What becomes of everything there is about somebody, in the words of the dialog. */
export const WHAT_HAPPENS = [
  {
    term: 'Gone at once',
    detail:
      'Your sign-in, your profile and your roles. If you run a pilot car: your days, home base, equipment and certifications too.',
  },
  {
    term: 'Stays with the company',
    detail:
      'Quotes you asked for, with the name and the contact you gave in them: they are business records. They lose their link to your account, so you cannot see them here any more. Messages and job applications stay as they are; they were never tied to an account.',
  },
  {
    term: 'Loads and escorts',
    detail:
      'Escorts you have not accepted are withdrawn, and the log of the load says so; what you wrote in a log stays, without your name. If you have accepted an escort that is not finished yet, or drive a load that is not delivered, your account is kept until dispatch has taken you off it.',
  },
  {
    term: 'Other devices',
    detail:
      'They are signed out. A page that is open there may stay on the screen for up to an hour; it can read and change nothing of yours any more.',
  },
] as const;
