// Why the site exists, for the welcome dialog and the welcome page, and what the film shows, for those who read it.

export const mission = {
  short:
    'Veterans built this site so that no military family has to work out a move to Hawaii alone. It says what to do first, what it costs and whom to call.',
  paragraphs: [
    'Nobody should have to work out a move to Hawaii alone. Veterans built Paradise PCS to hand on what a good sponsor would tell you: what to do first, what it costs, and whom to call.',
    'Every figure carries its source and the day we checked it. Where we could not be sure, the page says so and asks you to confirm.',
    'It is free for every service member, veteran and family. You need an account only to save your checklist.',
  ],
} as const;

export const film = {
  title: 'Welcome to Paradise PCS',
  length: '23 seconds, no sound',
  scenes: [
    'Dawn over a ridge, palms and a calm sea: “Welcome to Paradise PCS. Helping you PCS to paradise.”',
    'A row of 20 boxes is ticked: “Twenty things to do, in order. The checklist remembers where you were.”',
    'The sun climbs: “Pets, cars, schools, a home. Plain answers, each with its source and date.”',
    'An airplane comes in: “See it in dollars. Take over a seller’s loan, or sign a new one? Put in your numbers and compare.”',
    'Full daylight: “Built by veterans, for military families. Let’s get started.”',
  ],
} as const;
