import { amountText } from '../board/amount.js';
import { boardText, writeBoard } from '../board/board.js';
import { headlineText } from '../board/headline.js';
import { loadText, WEIGHT_UNITS } from '../board/loads.js';
import { ExerciseBook } from './exercise-book.js';
import { readWhiteboard } from './read-whiteboard.js';
import type { ReadWhiteboard } from './reading.js';

/** Exercises with the other names that the catalogue knows. */
const EXERCISES = `
Air Squat: Air Squats, Squat, Squats, Bodyweight Squat, BW Squat, BW Squats, Bodyweight Squats, Airsquat, Airsquats
Back Extension: Back Extensions, Hip and Back Extension, Back Ext, GHD Back Extension, Hip Extension, Hip Extensions
Back Squat: Back Squats, BS, BSQ, Backsquat, Backsquats, Barbell Squat, Barbell Squats, Weighted Squat
Bar Muscle-up: Bar Muscle-ups, BMU, Bar MU, Bar Muscleup, Bar Muscleups, BMUs
Bar-facing Burpee: Bar-facing Burpees, BFB, BFBs, Burpee Facing the Bar, Burpees Facing the Bar
Bench Press: Bench Presses, BP, Benchpress
Air Bike: Bike, Assault Bike, Echo Bike, Calorie Bike, AB, AAB, Airbike, Fan Bike, Air Dyne, Airdyne, Bike Calories, Cal Bike, Assault Air Bike
Box Jump: Box Jumps, BJ, BJs, Boxjump, Boxjumps
Box Step-over: Box Step-overs, BSO, Step-over, Step-overs
Box Step-up: Box Step-ups, Step-up, Step-ups, Weighted Box Step-up, BSU, Step Up to Box
Burpee: Burpees, Burpies
Burpee Box Jump-over: Burpee Box Jump-overs, BBJO, BBJOs, Burpee Box Jumps Over, Burpee BJO
Burpee over the Rower: Burpees over the Rower, Burpee over Rower, BOR, Burpees over Rower, Lateral Burpee over the Rower, Lateral Burpees over Rower
Chest-to-bar Pull-up: C2B, CTB, Chest to Bar Pull-ups, Chest-to-bar, C2B Pull-up, C2B Pull-ups, CTB Pull-up, CTB Pull-ups, Chest 2 Bar
Clean: Cleans, Barbell Clean, Barbell Cleans
Clean and Jerk: Clean and Jerks, Clean & Jerk, C&J, CJ, CnJ, Cleans and Jerks
Deadlift: Deadlifts, DL, DLs, Dead Lift, Dead Lifts
Double-under: Double-unders, DU, DUs, DU's, Doubleunder, Doubleunders, Dubs, Doubles
Dumbbell Farmers Carry: Farmers Carry, Farmer Carry, Farmers Carries, Farmers Walk, DB Farmers Carry, Farmer's Carry, Farmer's Walk, Farmer Walk, DB Farmer Carry
Dumbbell Hang Clean and Jerk: Dumbbell Hang Clean and Jerks, DB Hang Clean and Jerk, DB Hang C&J, DB HCJ, DB Hang Clean & Jerk
Dumbbell Snatch: Dumbbell Snatches, DB Snatch, DB Snatches, DBS, Single-arm Dumbbell Snatch, Dumbbell Power Snatch, Dumbbell Power Snatches, Alternating Dumbbell Snatch, DB Power Snatch, DB Power Snatches, Alt DB Snatch, Alternating DB Snatch, Alternating Dumbbell Snatches
Dumbbell Thruster: Dumbbell Thrusters, DB Thruster, DB Thrusters
Front Squat: Front Squats, FS, FSQ, Frontsquat, Frontsquats
GHD Sit-up: GHD Sit-ups, Glute-ham Sit-up, Glute-ham Sit-ups, GHD SU, GHDSU, GHD Situp, GHD Situps, GHDs, Glute Ham Developer Sit-up
Goblet Squat: Goblet Squats, Kettlebell Goblet Squat, KB Goblet Squat, KB Goblet Squats, Goblets
Handstand Push-up: Handstand Push-ups, HSPU, HSPUs, Handstand Pushup, Handstand Pushups, Kipping HSPU, Kipping Handstand Push-up
Hang Power Clean: Hang Power Cleans, HPC, HPCs, Hang PC
Jerk: Jerks, Split Jerk, Split Jerks
Jumping Pull-up: Jumping Pull-ups, JPU, Jumping Pullup, Jumping Pullups
Kettlebell Swing: Kettlebell Swings, KB Swing, KBS, American Kettlebell Swing, KB Swings, KBSs, KBSW, Swing, Swings, American Swing, American Swings, AKBS, Kettle Bell Swing
Knees-to-elbows: Knees to Elbow, K2E, KTE, K2Es, Knee-to-elbow, Knees 2 Elbows
L-sit Rope Climb: L-sit Rope Climbs
Medicine-ball Slam: Ball Slam, Ball Slams, Medicine-ball Slams, Slam Ball, Slam Balls, Slamball, Ballslam, Med-ball Slam
Ring Muscle-up: Muscle-up, Muscle-ups, Ring Muscle-ups, RMU, MU, MUs, Muscleup, Muscleups, Ring MU, RMUs
Overhead Squat: Overhead Squats, OHS, OH Squat, OH Squats, OHSs, OHSQ
Plate Overhead Walking Lunge: Overhead Walking Lunge, Overhead Walking Lunges, Plate Overhead Lunge, Lunge with Plate Overhead, OH Walking Lunge, Overhead Lunge, Overhead Lunges, Plate Lunge
Pistol: Pistols, Single-leg Squat, Single-leg Squats, One-legged Squat, Pistol Squat, Pistol Squats, One-leg Squat, SLS
Power Clean: Power Cleans, PC, PCs, PCL, Powerclean, Powercleans
Power Snatch: Power Snatches, PS, PSn, Powersnatch
Pull-up: Pull-ups, Pullup, Pullups, Kipping Pull-up, Kipping Pull-ups, Chin Over Bar, Butterfly Pull-up, Butterfly Pull-ups
Push Jerk: Push Jerks, PJ, PJs, Power Jerk, Power Jerks
Push Press: Push Presses, PP, PPs, Pushpress
Push-up: Push-ups, Pushup, Pushups, Press-up, Press-ups, Pressup
Ring Dip: Ring Dips, RD, RDs, Ringdip, Ringdips
Ring Row: Ring Rows, RR, Ringrow, Ringrows, Body Row, Body Rows
Rope Climb: Rope Climbs, Rope Ascent, RC, RCs, Ropeclimb, Ropeclimbs
Row: Rowing, Row for Calories, Calorie Row, Rower, Erg, Ergometer, Row Erg, RowErg, Cal Row, Row Calories, Concept2 Row, C2 Row
Run: Running, Sprint, Jog, Runs
Sandbag Carry: Sandbag Carries, Sandbag Run, SB Carry, Bear Hug Carry, Sandbag Bear Hug Carry
Shoulder Press: Strict Press, Shoulder Presses, Press, SP, Overhead Press, OHP, Military Press, Strict Presses
Sit-up: Sit-ups, Situp, AbMat Sit-up, Abmat Sit-ups, Situps, Butterfly Sit-up, Butterfly Sit-ups
SkiErg: Ski, Ski Erg, Skiing, Ski Ergometer, Cal Ski, Ski Calories, Calorie Ski
Snatch: Snatches, Barbell Snatch, Barbell Snatches
Squat Clean: Squat Cleans, Full Clean, SC, SCs, SQC, Full Cleans
Squat Snatch: Squat Snatches, SQS, Full Snatch, Full Snatches
Strict Handstand Push-up: Strict Handstand Push-ups, Strict HSPU, sHSPU, Strict HSPUs
Strict Pull-up: Strict Pull-ups, Dead-hang Pull-up, Strict PU, Strict Pullup, Strict Pullups, Dead-hang Pull-ups
Sumo Deadlift High Pull: Sumo Deadlift High-pulls, SDHP, SDLHP, SDHPs, Sumo Deadlift Highpull, Sumo High Pull
Swim: Swimming, Swims, Pool Swim
Thruster: Thrusters, THR, Barbell Thruster, Barbell Thrusters
Toes-to-bar: Toes-to-bars, T2B, TTB, T2Bs, TTBs, Toes 2 Bar, Toe-to-bar
Turkish Get-up: Turkish Get-ups, TGU, TGUs, Get-up, Get-ups, Getup, Turkish Getup, Turkish Getups
Walking Lunge: Walking Lunges, Walking Lunge Steps, Lunges, WL, Walking Lunge Step, Lunge, Bodyweight Lunge, Lunge Walk
Wall Walk: Wall Climb, Wall Climbs, Wall Walks, WW, WWs, Wallwalk, Wallwalks
Wall-ball Shot: Wall Ball, Wall Balls, Wall-ball Shots, Wallball, Wallball Shots, WB, WBs, Wallballs, Medicine-ball Wall Shot
Barbell Row: Barbell Rows, Bent-over Row, Bent-over Rows, Pendlay Row
Box Jump-over: Box Jump-overs, Box Jumps Over, BJO
Burpee over the Dumbbell: Burpees over the Dumbbell, Dumbbell-facing Burpee, Burpee over Dumbbell, DB Burpee, Lateral Burpee over the Dumbbell, Lateral Burpees over the Dumbbell, Lateral Burpee over Dumbbell, Lateral Burpee over DB
Devil Press: Devil Presses, Devils Press, Devil's Press, DB Devil Press
Handstand Walk: Handstand Walks, Handstand Walking, HSW, HS Walk
Hang Clean: Hang Cleans
Man Maker: Man Makers, Manmaker, Manmakers
Plank: Planks, Plank Hold, Front Plank, Elbow Plank
Side Plank: Side Planks
Single-under: Single-unders, Singles, SU, Skipping, Jump Rope
Walk: Walking, Brisk Walk, Power Walk
`;

/** What stands on whiteboards, in blogs and in chats, and what is read: headline, movements, what else; "?" is a guess, "!" a note. */
const BOARDS = `
21-15-9 Thrusters 43/30 / Pull-ups
→ LADDER 21-15-9 for time · Thruster 43 / 30 kg · Pull-up
---
AMRAP 20: 5 pull ups, 10 pushups, 15 squats
→ AMRAP AMRAP 20 · 5 Pull-up · 10 Push-up · 15 Air Squat
---
5 RFT 400m run, 30 box jumps 24/20in, 30 WB 20/14
→ ROUNDS 5 rounds for time · 400 m Run · 30 Box Jump (24/20 in box) · 30 Wall-ball Shot 9 / 6 kg
---
EMOM 10 odd: 12 KBS, even: 8 burpees
→ EMOM EMOM 10 · m1 12 Kettlebell Swing · m2 8 Burpee
---
E2MOM x 10 3 power cleans @ 80%
→ EMOM E2MOM 20 · 3 Power Clean (80%)
---
Sunday grinder
buy in 400m run
3 RFT
21 KBS 53/35
12 pull ups
15 slamballs 30/20
rest 1:00 b/w rds
cap 18
last round loud!!
→ FOR_TIME "Sunday grinder" For time, 18 min cap, 1 min rest between rounds · [Buy-in] 400 m Run · [2 3x] 21 Kettlebell Swing 24 / 16 kg · [2 3x] 12 Pull-up · [2 3x] 15 Medicine-ball Slam 13.5 / 9 kg · ?15 slamballs 30/20 · !last round loud!!
---
Fran
21-15-9
Thrusters (95/65)
Pull-ups
→ LADDER "Fran" 21-15-9 for time · Thruster 43 / 29.5 kg · Pull-up
---
"Fran"
21-15-9 reps for time of:
95-lb thrusters
Pull-ups
→ LADDER "Fran" 21-15-9 for time · Thruster 43 kg · Pull-up
---
Fran: 21-15-9 for time
Thruster 95/65 lbs
Pull-up
→ LADDER "Fran" 21-15-9 for time · Thruster 43 / 29.5 kg · Pull-up
---
Cindy
20 min AMRAP
5 Pull-ups
10 Push-ups
15 Air Squats
→ AMRAP "Cindy" AMRAP 20 · 5 Pull-up · 10 Push-up · 15 Air Squat
---
As many rounds as possible in 20 minutes of:
5 pull-ups
10 push-ups
15 squats
→ AMRAP AMRAP 20 · 5 Pull-up · 10 Push-up · 15 Air Squat
---
Helen
3 rounds for time:
- 400m run
- 21 KB swings 24/16kg
- 12 pull ups
→ ROUNDS "Helen" 3 rounds for time · 400 m Run · 21 Kettlebell Swing 24 / 16 kg · 12 Pull-up
---
3 RFT:
400 m Run
21 Kettlebell Swings (53/35 lb)
12 Pull-ups
→ ROUNDS 3 rounds for time · 400 m Run · 21 Kettlebell Swing 24 / 16 kg · 12 Pull-up
---
Grace
30 C&J for time 135/95
→ FOR_TIME "Grace" For time · 30 Clean and Jerk 61 / 43 kg
---
Isabel
30 snatches for time (135/95)
→ FOR_TIME "Isabel" For time · 30 Snatch 61 / 43 kg
---
Karen
150 wall balls 20/14
→ FOR_TIME "Karen" For time · 150 Wall-ball Shot 9 / 6 kg
---
Diane
21-15-9
DL 225/155
HSPU
→ LADDER "Diane" 21-15-9 for time · Deadlift 102 / 70.5 kg · Handstand Push-up
---
Annie
50-40-30-20-10
DU
Sit ups
→ LADDER "Annie" 50-40-30-20-10 for time · Double-under · Sit-up
---
Jackie
1000m row
50 thrusters 45lb
30 pull-ups
→ FOR_TIME "Jackie" For time · 1,000 m Row · 50 Thruster 20.5 kg · 30 Pull-up
---
Murph
For time:
1 mile run
100 pull ups
200 push ups
300 squats
1 mile run
with a 20/14 lb vest
→ FOR_TIME "Murph" For time · 1 mile Run · 100 Pull-up · 200 Push-up · 300 Air Squat · 1 mile Run · vest: 9 / 6
---
DT
5 rounds
12 deadlifts 155/105
9 hang power cleans
6 push jerks
→ ROUNDS "DT" 5 rounds for time · 12 Deadlift 70.5 / 47.5 kg · 9 Hang Power Clean · 6 Push Jerk
---
Chelsea
EMOM 30
5 pull ups
10 push ups
15 squats
→ EMOM "Chelsea" EMOM 30 · 5 Pull-up · 10 Push-up · 15 Air Squat
---
Nancy: 5 rounds for time, 400m run, 15 OHS 95/65
→ ROUNDS "Nancy" 5 rounds for time · 400 m Run · 15 Overhead Squat 43 / 29.5 kg
---
Kelly
5 RFT
Run 400m
30 Box jumps 24/20"
30 Wall balls 20/14 lb
→ ROUNDS "Kelly" 5 rounds for time · 400 m Run · 30 Box Jump (24/20 in box) · 30 Wall-ball Shot 9 / 6 kg
---
Barbara
5 rounds, each for time
20 pull-ups
30 push-ups
40 sit-ups
50 squats
3 min rest between rounds
→ ROUNDS "Barbara" 5 rounds, each for time, 3 min rest between rounds · 20 Pull-up · 30 Push-up · 40 Sit-up · 50 Air Squat
---
Tabata squats
→ TABATA Tabata: 8 × 20 s on / 10 s off · Air Squat
---
Tabata: squats, push ups, sit ups, pull ups
→ TABATA Tabata: 8 × 20 s on / 10 s off, each movement · Air Squat · Push-up · Sit-up · Pull-up
---
Tabata Something
20s on / 10s off
Air squats
Push-ups
→ TABATA "Tabata Something" Tabata: 8 × 20 s on / 10 s off, each movement · Air Squat · Push-up
---
Death by burpees
→ EMOM EMOM: 1 rep in minute 1, add 1 each minute until you fail · 1 Burpee
---
Death by: thrusters 95/65
→ EMOM EMOM: 1 rep in minute 1, add 1 each minute until you fail · 1 Thruster 43 / 29.5 kg
---
5x5 back squat
→ ROUNDS 5 rounds for load · 5 Back Squat
---
Back squat 5-5-5-5-5
→ ROUNDS 5 rounds for load · 5 Back Squat
---
5-5-5-5-5 deadlift
→ ROUNDS 5 rounds for load · 5 Deadlift
---
1-1-1-1-1-1-1 snatch
→ ROUNDS 7 rounds for load · 1 Snatch
---
For load:
5x3 front squats @ 85%
→ ROUNDS 5 rounds for load · 3 Front Squat (85%)
---
Strength
Back Squat 5x5 @ 75% 1RM
→ ROUNDS "Strength" 5 rounds for load · 5 Back Squat (75% 1RM)
---
EMOM 12
min 1: 15 cal row
min 2: 12 burpees
min 3: 10 T2B
→ EMOM EMOM 12 · m1 15 cal Row · m2 12 Burpee · m3 10 Toes-to-bar
---
EMOM 15
1: 12 cal bike
2: 15 push-ups
3: rest
→ EMOM EMOM 15, minute 3: rest · m1 12 cal Air Bike · m2 15 Push-up · ?3: rest
---
EMOM x 16 min
Odd: 10 DB snatches 50/35
Even: 15 box jumps 24/20
→ EMOM EMOM 16 · m1 10 Dumbbell Snatch 22.5 / 16 kg · m2 15 Box Jump (24/20 in box)
---
10 min EMOM: 3 squat cleans 70/47.5kg
→ EMOM EMOM 10 · 3 Squat Clean 70 / 47.5 kg
---
Every 2 min for 20 min: 200m run + 10 burpees
→ EMOM E2MOM 20 · 200 m Run · 10 Burpee
---
Every 3:00 x 5 sets: 15 wall balls, 12 T2B, 9 power cleans 60/42.5kg
→ EMOM E3MOM 15 · 15 Wall-ball Shot · 12 Toes-to-bar · 9 Power Clean 60 / 42.5 kg
---
Every minute on the minute for 10 minutes: 5 thrusters 40kg
→ EMOM EMOM 10 · 5 Thruster 40 kg
---
E3MOM 15: 400m run
→ EMOM E3MOM 15 · 400 m Run
---
Every 90 s x 8: 2 snatches
→ ROUNDS 8 rounds, one every 90 s · 2 Snatch · ?Every 90 s x 8
---
EMOTM 10: 2 muscle ups
→ EMOM EMOM 10 · 2 Ring Muscle-up
---
AMRAP in 12 minutes
10 DB Thrusters 22.5/15
10 T2B
50 DU
→ AMRAP AMRAP 12 · 10 Dumbbell Thruster 22.5 / 15 kg · 10 Toes-to-bar · 50 Double-under
---
12' AMRAP
6 C2B
9 HSPU
12 box step overs 60/50cm
→ AMRAP AMRAP 12 · 6 Chest-to-bar Pull-up · 9 Handstand Push-up · 12 Box Step-over (60/50 cm box)
---
AMRAP 7: 7 burpees & 7 KBS
→ AMRAP AMRAP 7 · 7 Burpee · 7 Kettlebell Swing
---
AMRAP 15
3 wall walks
6 DB hang clean and jerks 50s/35s
9 lateral burpees over DB
→ AMRAP AMRAP 15 · 3 Wall Walk · 6 Dumbbell Hang Clean and Jerk 22.5 / 16 kg · 9 Burpee over the Dumbbell
---
AMRAP 20 with a partner
20 cal row
20 synchro burpees
20 deadlifts 225/155
→ AMRAP Partner, AMRAP 20 · 20 cal Row · 20 Burpee (synchro) · 20 Deadlift 102 / 70.5 kg
---
In pairs, for time:
100 cal row
100 wall balls 9/6
100 burpees
→ FOR_TIME Partner, for time · 100 cal Row · 100 Wall-ball Shot 9 / 6 kg · 100 Burpee
---
Teams of 3
AMRAP 30
30 cal bike
30 box jumps
30 push press 40/30 kg
→ AMRAP Team of 3, AMRAP 30 · 30 cal Air Bike · 30 Box Jump · 30 Push Press 40 / 30 kg
---
Partner WOD: 5 rounds
400m run together
30 sit ups
→ ROUNDS Partner, 5 rounds for time · 400 m Run (together) · 30 Sit-up
---
For time:
50-40-30-20-10
wall balls
box jumps
→ LADDER 50-40-30-20-10 for time · Wall-ball Shot · Box Jump
---
For time (20 min cap):
50 wall balls
40 cal row
30 T2B
20 clean & jerks 61/43kg
10 MU
→ FOR_TIME For time, 20 min cap · 50 Wall-ball Shot · 40 cal Row · 30 Toes-to-bar · 20 Clean and Jerk 61 / 43 kg · 10 Ring Muscle-up
---
21-15-9
cal row
deadlifts @ 100/70kg
TC: 12 min
→ LADDER 21-15-9 for time, 12 min cap · Cal Row · Deadlift 100 / 70 kg
---
For time
1000m row
Then
50 thrusters
then 30 pull-ups
→ FOR_TIME For time · [1] 1,000 m Row · [Then] 50 Thruster · [Then] 30 Pull-up
---
Buy-in: 800m run
then 3 rounds of:
10 power snatches 43/29.5
20 OHS
Cash-out: 800m run
→ FOR_TIME For time · [Buy-in] 800 m Run · [Then 3x] 10 Power Snatch 43 / 29.5 kg · [Then 3x] 20 Overhead Squat · [Cash-out] 800 m Run
---
Buy in: 50 cal row
AMRAP 12:
10 pull-ups
20 push-ups
→ AMRAP AMRAP 12 · [Buy-in] 50 cal Row · [AMRAP 12] 10 Pull-up · [AMRAP 12] 20 Push-up
---
3 rounds
10 pull-ups
20 push-ups
then
2 rounds
30 squats
40 sit ups
→ FOR_TIME For time · [1 3x] 10 Pull-up · [1 3x] 20 Push-up · [Then 2x] 30 Air Squat · [Then 2x] 40 Sit-up
---
Cash out 100 sit-ups
→ FOR_TIME For time · [Cash-out] 100 Sit-up
---
5 rounds for time of: run 200 m, 10 burpee box jump overs, 15 cal ski. Rest 2 min between rounds
→ ROUNDS 5 rounds for time, 2 min rest between rounds · 200 m Run · 10 Burpee Box Jump-over · 15 cal SkiErg
---
4 sets:
12 ring rows
12 goblet squats 24/16
rest 90s between sets
→ ROUNDS 4 rounds for time, 1:30 min rest between rounds · 12 Ring Row · 12 Goblet Squat 24 / 16 kg
---
3 rounds for quality
10 strict pull-ups
20s L-sit
30s plank
→ ROUNDS 3 rounds for quality · 10 Strict Pull-up · 20 s L-sit Rope Climb · 30 s Plank · ?20s L-sit
---
3 rounds for max reps
1 min wall balls 20/14
1 min SDHP 75/55
1 min box jumps 20"
1 min push press 75/55
1 min row (cals)
1 min rest
→ ROUNDS 3 rounds for reps, 1 min at each station · max reps Wall-ball Shot 9 / 6 kg · max reps Sumo Deadlift High Pull 34 / 25 kg · max reps Box Jump (20 in box) · max reps Push Press 34 / 25 kg · max cal Row rest 60 s
---
FGB style: 3 rounds, 1 min at each station
max burpees
max cal row
max thrusters 30kg
→ ROUNDS "FGB style" 3 rounds for time, 1 min at each station · max reps Burpee · max cal Row · max reps Thruster 30 kg
---
100 burpees for time
EMOM 5 air squats
→ CHIPPER_EMOM For time, interrupted every minute · 100 Burpee · every 5 Air Squat
---
For time
100 thrusters 60/40kg
every minute: 5 burpees
→ CHIPPER_EMOM For time, interrupted every minute · 100 Thruster 60 / 40 kg · every 5 Burpee
---
Kalsu: For time, 100 thrusters 135/95, at the top of every minute 5 burpees
→ CHIPPER_EMOM "Kalsu" For time, interrupted every minute · 100 Thruster 61 / 43 kg · every 5 Burpee
---
10-9-8-7-6-5-4-3-2-1
Deadlift 1.5 BW
Bench BW
Clean 3/4 BW
→ LADDER 10-9-8-7-6-5-4-3-2-1 for time · Deadlift (1.5 BW) · Bench Press (BW) · Clean (3/4 BW) · ?Bench BW
---
1-10 ladder
pull ups
push ups
→ LADDER 1-2-3-4-5-6-7-8-9-10 for time · Pull-up · Push-up
---
10 to 1
KB swings 32kg
burpees
→ LADDER 10-9-8-7-6-5-4-3-2-1 for time · Kettlebell Swing 32 kg · Burpee
---
2-4-6-8-10
HSPU
front squats 60kg
→ LADDER 2-4-6-8-10 for time · Handstand Push-up · Front Squat 60 kg
---
10-1 push-ups and sit-ups
→ LADDER 10-9-8-7-6-5-4-3-2-1 for time · Push-up · Sit-up
---
AMRAP 10: 2-4-6-8… of each
power snatch 35kg
bar facing burpees
→ AMRAP AMRAP 10: 2-4-6-8… of each · Power Snatch 35 kg · Bar-facing Burpee · ?AMRAP 10: 2-4-6-8… of each
---
21-18-15-12-9-6-3
DB snatch 22.5kg
box step ups
→ LADDER 21-18-15-12-9-6-3 for time · Dumbbell Snatch 22.5 kg · Box Step-up
---
Chipper
10 muscle ups
20 HSPU
30 deadlifts 225/155lb
40 box jumps 24/20
50 T2B
60 WBs 20/14
70 DUs
80 cal row
→ FOR_TIME "Chipper" For time · 10 Ring Muscle-up · 20 Handstand Push-up · 30 Deadlift 102 / 70.5 kg · 40 Box Jump (24/20 in box) · 50 Toes-to-bar · 60 Wall-ball Shot 9 / 6 kg · 70 Double-under · 80 cal Row
---
Filthy Fifty
50 box jumps
50 jumping pull ups
50 KBS 1 pood
50 walking lunges
50 K2E
50 push press 45#
50 back ext
50 wall balls
50 burpees
50 DUs
→ FOR_TIME "Filthy Fifty" For time · 50 Box Jump · 50 Jumping Pull-up · 50 Kettlebell Swing 16 kg · 50 Walking Lunge · 50 Knees-to-elbows · 50 Push Press 20.5 kg · 50 Back Extension · 50 Wall-ball Shot · 50 Burpee · 50 Double-under
---
4 RFT
400m run
50 ft HS walk
15 C2B
→ ROUNDS 4 rounds for time · 400 m Run · 50 ft Handstand Walk · 15 Chest-to-bar Pull-up
---
5 rounds
100ft OH walking lunge 45/25
21 burpees
→ ROUNDS 5 rounds for time · 100 ft Plate Overhead Walking Lunge 20.5 / 11.5 kg · 21 Burpee · ?100ft OH walking lunge 45/25
---
Row 2k for time
→ FOR_TIME For time · 2,000 m Row
---
5k run
→ FOR_TIME For time · 5 km Run
---
Run 5 km
→ FOR_TIME For time · 5 km Run
---
Run 1.5 miles
→ FOR_TIME For time · 1.5 mile Run
---
1/2 mile run, 50 squats, 1/2 mile run
→ FOR_TIME For time · 0.5 mile Run · 50 Air Squat · 0.5 mile Run
---
8 x 400m run, rest 1:30
→ ROUNDS 8 rounds for time · 400 m Run rest 90 s
---
10 × 50 m swim
→ FOR_TIME For time · 10 × 50 m Swim
---
6 sets: 500m row, rest 2:00
→ ROUNDS 6 rounds for time · 500 m Row rest 120 s
---
Bike 50/40 cals for time
→ FOR_TIME For time · 50 cal Air Bike (women 40 cal)
---
15/12 cal row, 10 burpees over the rower x 4 rounds
→ ROUNDS 4 rounds for time · 15 cal Row (women 12 cal) · 10 Burpee over the Rower
---
4 rounds
15/12 cal assault bike
12 DB bench press
9 strict HSPU
→ ROUNDS 4 rounds for time · 15 cal Air Bike (women 12 cal) · 12 Bench Press (DB) · 9 Strict Handstand Push-up · ?12 DB bench press
---
AMRAP 8
20 single arm alternating DB snatches 50/35lb
20 box jump overs 24/20
→ AMRAP AMRAP 8 · 20 Dumbbell Snatch 22.5 / 16 kg (single arm) · 20 Box Jump-over (24/20 in box)
---
3 rounds
20 walking lunges (each leg)
15 ring dips
10 pistols, alternating
→ ROUNDS 3 rounds for time · 20 Walking Lunge (each leg) · 15 Ring Dip · 10 Pistol (alternating)
---
3 RFT
10 TGU 24/16 kg (5 each side)
20 GHD situps
30 wallballs 20/14 to 10/9 ft
→ ROUNDS 3 rounds for time · 10 Turkish Get-up 24 / 16 kg (5 each side) · 20 GHD Sit-up · 30 Wall-ball Shot 9 / 6 kg (10/9 ft target)
---
4 rounds
5 rope climbs 15ft
20 push-ups
200m farmers carry 24s
→ ROUNDS 4 rounds for time · 5 Rope Climb (15 ft rope) · 20 Push-up · 200 m Dumbbell Farmers Carry (24s) · ?200m farmers carry 24s
---
Rope climbs 15' x 5
→ FOR_TIME For time · 5 Rope Climb (15 ft rope)
---
RX: 95/65
Scaled: 65/45, ring rows
21-15-9
thrusters
pull-ups
→ LADDER 21-15-9 for time · Thruster · Pull-up · scaled: 65/45, ring rows · !RX: 95/65
---
21-15-9
Thrusters 95/65
Pull-ups
Scaled: 65/45 and ring rows
Beginner: PVC and jumping pull-ups
Stimulus: go fast
→ LADDER 21-15-9 for time · Thruster 43 / 29.5 kg · Pull-up · scaled: 65/45 and ring rows · beginner: PVC and jumping pull-ups · stimulus: go fast
---
3 rounds
12 thrusters M: 95 W: 65
12 pull-ups
→ ROUNDS 3 rounds for time · 12 Thruster 43 / 29.5 kg · 12 Pull-up
---
3 rounds
10 cleans (m 135 / f 95)
10 burpees
→ ROUNDS 3 rounds for time · 10 Clean 61 / 43 kg · 10 Burpee
---
4 rounds
10 snatches 95lb/65lb
10 box jumps 60cm/50cm
→ ROUNDS 4 rounds for time · 10 Snatch 43 / 29.5 kg · 10 Box Jump (60/50 cm box)
---
AMRAP 12 min: 9 deadlifts 70kg/47.5kg; 12 push-ups; 15 box jumps
→ AMRAP AMRAP 12 · 9 Deadlift 70 / 47.5 kg · 12 Push-up · 15 Box Jump
---
AMRAP 12 min | 9 deadlifts | 12 push-ups | 15 box jumps
→ AMRAP AMRAP 12 · 9 Deadlift · 12 Push-up · 15 Box Jump
---
1. 400m run
2. 30 pull-ups
3. 400m run
→ FOR_TIME For time · 400 m Run · 30 Pull-up · 400 m Run
---
1) 20 cal row
2) 20 burpees
3) 20 cal row
→ FOR_TIME For time · 20 cal Row · 20 Burpee · 20 cal Row
---
• 10 burpees
• 20 sit-ups
• 30 squats
For time
→ FOR_TIME For time · 10 Burpee · 20 Sit-up · 30 Air Squat
---
* 10 reps KB swings
* 10 reps goblet squat
3 rounds
→ ROUNDS 3 rounds for time · 10 Kettlebell Swing · 10 Goblet Squat
---
Thrusters x 21
Pull ups x 21
Thrusters x 15
Pull ups x 15
→ FOR_TIME For time · 21 Thruster · 21 Pull-up · 15 Thruster · 15 Pull-up
---
Pull-ups - 50
Push-ups - 50
Sit-ups - 50
→ FOR_TIME For time · 50 Pull-up · 50 Push-up · 50 Sit-up
---
Metcon
3 RFT
15 burpees
30 DU
→ ROUNDS "Metcon" 3 rounds for time · 15 Burpee · 30 Double-under
---
WOD
Annie
50-40-30-20-10 DU / sit-ups
→ LADDER "Annie" 50-40-30-20-10 for time · Double-under · Sit-up
---
5 rounds:
1 min max cal row
1 min rest
→ ROUNDS 5 rounds for time · max cal Row rest 60 s
---
30 sec max burpees, 30 sec rest x 8
→ FOR_TIME For time · max reps Burpee · !30 sec rest x 8
---
AMRAP 5
10 thrusters 43kg
10 pull-ups
rest 3 min
AMRAP 5
10 power cleans 43kg
10 T2B
→ AMRAP AMRAP 5, then AMRAP 5 · [AMRAP 5] 10 Thruster 43 kg · [AMRAP 5] 10 Pull-up rest 180 s · [AMRAP 5] 10 Power Clean 43 kg · [AMRAP 5] 10 Toes-to-bar
---
3 x AMRAP 4, 2 min rest between
8 burpees
8 KBS
→ AMRAP 3 × AMRAP 4, 2 min rest between · 8 Burpee · 8 Kettlebell Swing · ?3 x AMRAP 4, 2 min rest between
---
5 rnds
12 kb swing 24kg
12 push up
→ ROUNDS 5 rounds for time · 12 Kettlebell Swing 24 kg · 12 Push-up
---
3 rds ft: 9 hpc 61kg, 12 bfb, 15 t2b
→ ROUNDS 3 rounds for time · 9 Hang Power Clean 61 kg · 12 Bar-facing Burpee · 15 Toes-to-bar
---
10 rds: 10 pu, 10 su
→ ROUNDS 10 rounds for time · 10 Single-under · !10 pu
---
3 RFT 10 thursters 43/30, 10 pulups
→ ROUNDS 3 rounds for time · 10 Thruster 43 / 30 kg · 10 Pull-up · ?10 thursters 43/30 · ?10 pulups
---
20 Kettlbell swings
20 burpess
→ FOR_TIME For time · 20 Kettlebell Swing (Kettlbell) · 20 Burpee · ?20 Kettlbell swings · ?20 burpess
---
50 dubble unders
50 situps
→ FOR_TIME For time · 50 Double-under · 50 Sit-up · ?50 dubble unders
---
5 flibbertigibbets
10 burpees
→ FOR_TIME For time · 10 Burpee · !5 flibbertigibbets
---
10 push-ups (hand release)
10 squats (slow)
3 rounds
→ ROUNDS 3 rounds for time · 10 Push-up (hand release) · 10 Air Squat (slow)
---
5 RFT
5 Strict HSPU
10 Alt pistols
15 Strict pull-ups
→ ROUNDS 5 rounds for time · 5 Strict Handstand Push-up · 10 Pistol (Alt) · 15 Strict Pull-up
---
AMRAP 10
5 devil's press 22.5/15
10 man makers
→ AMRAP AMRAP 10 · 5 Devil Press 22.5 / 15 kg · 10 Man Maker
---
12-9-6
Squat snatch 135/95lb
Bar muscle-ups
→ LADDER 12-9-6 for time · Squat Snatch 61 / 43 kg · Bar Muscle-up
---
15-12-9 C&J unbroken 60kg
→ LADDER 15-12-9 for time · Clean and Jerk 60 kg (unbroken)
---
CrossFit Total
For load: back squat, shoulder press, deadlift
→ FOR_TIME "CrossFit Total" For load · Back Squat · Shoulder Press · Deadlift
---
Find a 1RM clean and jerk
→ FOR_TIME For load · Clean and Jerk (1-rep max)
---
Back squat
3-3-3-3-3
→ ROUNDS 5 rounds for load · 3 Back Squat
---
EMOM 10
1 power clean + 1 hang clean + 1 jerk @ 70%
→ EMOM EMOM 10 · 1 Power Clean · 1 Hang Clean · 1 Jerk (70%)
---
EMOM 20 min:
1st min 15 cal row
2nd min 15 wall balls
3rd min 10 burpees
4th min rest
→ EMOM EMOM 20, minute 4: rest · m1 15 cal Row · m2 15 Wall-ball Shot · m3 10 Burpee · ?4th min rest
---
Minute 1 - 10 pull-ups
Minute 2 - 20 push-ups
EMOM 20
→ EMOM EMOM 20 · m1 10 Pull-up · m2 20 Push-up
---
Every 5 min, 4 rounds:
500/400m row
15 burpees
→ EMOM E5MOM 20 · 500 m Row (women 400 m) · 15 Burpee
---
40 min AMRAP, partner, I go you go
250m row
10 wall balls
→ AMRAP 40 min AMRAP, partner, I go you go · 250 m Row · 10 Wall-ball Shot · ?40 min AMRAP, partner, I go you go
---
For Time: 40 Burpees, 30 Snatches (35/25 kg), 20 Thrusters (35/25), 10 Muscle-ups
→ FOR_TIME For time · 40 Burpee · 30 Snatch 35 / 25 kg · 20 Thruster 35 / 25 kg · 10 Ring Muscle-up
---
For time:
9-7-5
Muscle-ups
Squat snatches 135/95
→ LADDER 9-7-5 for time · Ring Muscle-up · Squat Snatch 61 / 43 kg
---
7 rounds for time
7 HSPU
7 thrusters (135/95#)
7 K2E
7 deadlifts (245/165#)
7 burpees
7 KBS (2/1.5 pood)
7 pull-ups
→ ROUNDS 7 rounds for time · 7 Handstand Push-up · 7 Thruster 61 / 43 kg · 7 Knees-to-elbows · 7 Deadlift 111 / 75 kg · 7 Burpee · 7 Kettlebell Swing 32 / 24 kg · 7 Pull-up
---
3 RFT
800m run
50 air squats
w/ weight vest 20/14
→ ROUNDS 3 rounds for time · 800 m Run · 50 Air Squat · vest: 9 / 6
---
Wear a 20 lb vest
5 rounds
10 pull-ups
20 push-ups
→ ROUNDS 5 rounds for time · 10 Pull-up · 20 Push-up · vest: 9
---
Complete as many rounds and reps as possible in 15 min of:
30 box jumps, 24 inch
20 push presses, 115 lb.
30 pull-ups
→ AMRAP AMRAP 15 · 30 Box Jump (24 in box) · 20 Push Press 52 kg · 30 Pull-up
---
5 rounds for time, cap 25 min
20 cal bike
15 T2B
→ ROUNDS 5 rounds for time, 25 min cap · 20 cal Air Bike · 15 Toes-to-bar
---
For time, in any order
100 pull-ups
100 squats
→ FOR_TIME For time, in any order · 100 Pull-up · 100 Air Squat
---
100 squats
partition as needed
→ FOR_TIME For time, in any order · 100 Air Squat
---
Hero WOD
Loredo
6 RFT
24 squats
24 push-ups
24 walking lunges
400m run
→ ROUNDS "Loredo" 6 rounds for time · 24 Air Squat · 24 Push-up · 24 Walking Lunge · 400 m Run
---
2 rounds of:
50 DU
40 sit-ups
3 rounds of:
20 WB
10 PC 60/40
→ FOR_TIME For time · [1 2x] 50 Double-under · [1 2x] 40 Sit-up · [2 3x] 20 Wall-ball Shot · [2 3x] 10 Power Clean 60 / 40 kg
---
20 min clock
5 min row
5 min bike
5 min ski
5 min run
→ FOR_TIME For time · 5 min Row · 5 min Air Bike · 5 min SkiErg · 5 min Run · !20 min clock
---
30 min easy row
→ FOR_TIME For time · 30 min Row (easy)
---
10 min max cal bike
→ FOR_TIME For time · max cal Air Bike
---
Max unbroken pull-ups
→ FOR_TIME For time · max reps Pull-up (unbroken)
---
3 rounds
400 m run
max push-ups
→ ROUNDS 3 rounds for time · 400 m Run · max reps Push-up
---
1000 m row, 100 DUs, 10 rope climbs, 1,000 m run
→ FOR_TIME For time · 1,000 m Row · 100 Double-under · 10 Rope Climb · 1,000 m Run
---
100-80-60 double unders
10-8-6 cleans 60kg
→ LADDER 100-80-60 for time · Double-under · Clean 60 kg (10-8-6)
---
21-15-9 thrusters
42-30-18 double unders
→ LADDER 21-15-9 for time · Thruster · Double-under (42-30-18)
---
10 wall walks, 50 cal ski erg, 100' sandbag carry 50kg
→ FOR_TIME For time · 10 Wall Walk · 50 cal SkiErg · 100 ft Sandbag Carry 50 kg
---
Team of 2: 60 cal row, 50 KBS 24/16, 40 burpees, 30 deadlifts 100kg
→ FOR_TIME Partner, for time · 60 cal Row · 50 Kettlebell Swing 24 / 16 kg · 40 Burpee · 30 Deadlift 100 kg
---
5 rft - 5 du, 5 bmu, 5 hspu
→ ROUNDS 5 rounds for time · 5 Double-under · 5 Bar Muscle-up · 5 Handstand Push-up
---
Warm up: 3 rounds of 10 squats
→ ROUNDS "Warm up" 3 rounds for time · 10 Air Squat
---
🔥 Saturday Sweat 🔥
AMRAP 25
25 cal row
25 sit-ups
→ AMRAP "🔥 Saturday Sweat 🔥" AMRAP 25 · 25 cal Row · 25 Sit-up
---
AMRAP
10 burpees
10 squats
→ AMRAP AMRAP · 10 Burpee · 10 Air Squat · ?AMRAP
---
3 Rounds For Time
21 Power Cleans 42.5/30
21 Bar-Facing Burpees
Time cap 15:00
https://www.youtube.com/watch?v=abcdefghijk
→ ROUNDS 3 rounds for time, 15 min cap · 21 Power Clean 42.5 / 30 kg · 21 Bar-facing Burpee · video: https://www.youtube.com/watch?v=abcdefghijk
---
run, row, bike
→ FOR_TIME For time · Run · Row · Air Bike
---
4 rounds
Row 500 m
Rest 2 min
→ ROUNDS 4 rounds for time · 500 m Row rest 120 s
---
20-16-12-8-4 alternating DB snatch (50/35 lb) and box step-ups with DB
→ LADDER 20-16-12-8-4 for time · Dumbbell Snatch 22.5 / 16 kg · Box Step-up (with DB)
---
Amanda
9-7-5
Ring muscle ups
Squat snatches 61/43
→ LADDER "Amanda" 9-7-5 for time · Ring Muscle-up · Squat Snatch 61 / 43 kg
---
4 rounds of 12 push-ups, 12 ring rows and 200 m run
→ ROUNDS 4 rounds for time · 12 Push-up · 12 Ring Row · 200 m Run
---
AMRAP 9:
3 DL @ 102kg
6 HSPU
9 T2B
→ AMRAP AMRAP 9 · 3 Deadlift 102 kg · 6 Handstand Push-up · 9 Toes-to-bar
---
16 min EMOM alternating
A) 10 thrusters 40/30
B) 12 C2B
→ EMOM EMOM 16 · m1 10 Thruster 40 / 30 kg · m2 12 Chest-to-bar Pull-up
---
5 rounds for time
10 SDHP @ 75/55 lbs
10 ring dips
rest 1 min
→ ROUNDS 5 rounds for time · 10 Sumo Deadlift High Pull 34 / 25 kg · 10 Ring Dip rest 60 s
---
2k row, 2 min rest, 1 mile run
→ FOR_TIME For time · 2,000 m Row rest 120 s · 1 mile Run
---
For quality:
3x10 strict press
3x12 bent over rows
→ FOR_TIME For quality · 10 Shoulder Press (3 sets) · 12 Barbell Row (3 sets)
---
For time: 30-20-10 wall balls (20/14), KBS (24/16), cal row
→ LADDER 30-20-10 for time · Wall-ball Shot 9 / 6 kg · Kettlebell Swing 24 / 16 kg · Cal Row
---
AMRAP 6 min
max DU
→ AMRAP AMRAP 6 · max reps Double-under
---
Monday
Back squat 5-5-5-5-5

21-15-9
Thrusters 43/30
Pull-ups
→ FOR_TIME "Monday" 5 rounds for load, then 21-15-9 for time · [For load 5x] 5 Back Squat · [21-15-9 for time] Thruster 43 / 30 kg · [21-15-9 for time] Pull-up · ?21-15-9
---
A. Back Squat
5-5-3-3-1-1
B. For time:
21-15-9
Deadlifts
HSPU
→ FOR_TIME 5-5-3-3-1-1 for load, then 21-15-9 for time · [5-5-3-3-1-1 for load] Back Squat · [21-15-9 for time] Deadlift · [21-15-9 for time] Handstand Push-up · ?For time · ?21-15-9
---
Strength: 5x5 front squat, building
Metcon: AMRAP 10
10 burpees
10 pull-ups
→ FOR_TIME "Strength" 5 rounds for load, then AMRAP 10 · [For load 5x] 5 Front Squat (building) · [Metcon: AMRAP 10] 10 Burpee · [Metcon: AMRAP 10] 10 Pull-up · ?5x5 front squat, building · ?AMRAP 10
---
Monday
Strength
Back squat 5x5
Metcon
21-15-9
Thrusters
Pull-ups
→ FOR_TIME "Monday" 5 rounds for load, then 21-15-9 for time · [Strength: 5 rounds for load] 5 Back Squat · [Metcon: 21-15-9 for time] Thruster · [Metcon: 21-15-9 for time] Pull-up · ?21-15-9
---
5x5 back squat
21-15-9
Thrusters
Pull-ups
→ FOR_TIME 5 rounds for load, then 21-15-9 for time · [For load 5x] 5 Back Squat · [21-15-9 for time] Thruster · [21-15-9 for time] Pull-up · ?21-15-9
---
Back squat 5-5-5-5-5
Front squat 3-3-3
→ FOR_TIME 5 rounds for load, then 3 rounds for load · [For load 5x] 5 Back Squat · [For load 3x] 3 Front Squat
---
E2MOM 10: 3 power cleans
then EMOM 10: 10 burpees
→ FOR_TIME E2MOM 10, then EMOM 10 · [E2MOM 10] 3 Power Clean · [EMOM 10] 10 Burpee · ?EMOM 10
---
EMOM 10: 10 burpees
rest 2 min
EMOM 10
1: 5 pull-ups
2: 10 squats
→ FOR_TIME EMOM 10, then EMOM 10 · [EMOM 10] 10 Burpee rest 120 s · [EMOM 10] 5 Pull-up (minute 1) · [EMOM 10] 10 Air Squat (minute 2) · ?EMOM 10
---
For time: 50 burpees
EMOM 10
5 pull-ups
→ FOR_TIME For time, then EMOM 10 · [For time] 50 Burpee · [EMOM 10] 5 Pull-up · ?EMOM 10
---
21-15-9 thrusters
then
15-12-9
pull-ups
→ FOR_TIME 21-15-9 for time, then 15-12-9 for time · [21-15-9 for time] Thruster · [15-12-9 for time] Pull-up · ?15-12-9
---
21-15-9 thrusters
then 15-12-9 pull-ups
→ FOR_TIME 21-15-9 for time, then 15-12-9 for time · [21-15-9 for time] Thruster · [15-12-9 for time] Pull-up · ?15-12-9
---
AMRAP 15
1-2-3-4-5...
burpees
pull-ups
→ AMRAP AMRAP 15: 1-2-3-4-5-… · Burpee · Pull-up · ?1-2-3-4-5...
---
Ladder
3-6-9-12…
7 min AMRAP
burpees
pull-ups
→ AMRAP AMRAP 7: 3-6-9-12-… · Burpee · Pull-up · ?3-6-9-12…
---
5 RFT, 20 min cap
10 burpees
then 3 RFT, 12 min cap
10 pull-ups
→ FOR_TIME 5 rounds for time, 20 min cap, then 3 rounds for time, 12 min cap · [For time, 20 min cap 5x] 10 Burpee · [For time, 12 min cap 3x] 10 Pull-up · ?3 RFT, 12 min cap
---
3 rounds
10 burpees
10 pull-ups
rest 3 min
AMRAP 10
10 thrusters
→ FOR_TIME 3 rounds for time, then AMRAP 10 · [1 3x] 10 Burpee · [1 3x] 10 Pull-up rest 180 s · [AMRAP 10] 10 Thruster · ?AMRAP 10
---
3 rounds of 21-15-9
thrusters
→ ROUNDS 3 rounds for time: 21-15-9 · Thruster
---
AMRAP 10
AMRAP 12
10 burpees
→ AMRAP AMRAP 10 · 10 Burpee · !AMRAP 12
---
5 rounds
10 burpees
rest 1 min between rounds
rest 2 min between rounds
→ ROUNDS 5 rounds for time, 1 min rest between rounds · 10 Burpee · !rest 2 min between rounds
---
5 rounds
10 burpees x 4 rounds
→ ROUNDS 5 rounds for time · 10 Burpee (4 rounds)
---
Karen: 150 wall balls for time
→ FOR_TIME "Karen" For time · 150 Wall-ball Shot
---
Chipper: 100 DU, 80 squats, 60 sit ups, 40 burpees
→ FOR_TIME "Chipper" For time · 100 Double-under · 80 Air Squat · 60 Sit-up · 40 Burpee
---
WOD: 100 burpees for time
→ FOR_TIME "WOD" For time · 100 Burpee
---
Grace - 30 C&J 135/95
→ FOR_TIME "Grace" For time · 30 Clean and Jerk 61 / 43 kg
---
Week 3: 5 km run
→ FOR_TIME "Week 3" For time · 5 km Run
---
The 100 burpee challenge
10 burpees
→ FOR_TIME "The 100 burpee challenge" For time · 10 Burpee · ?The 100 burpee challenge
---
Scaled: 10 push-ups
10 pull-ups
→ FOR_TIME For time · 10 Pull-up · scaled: 10 push-ups
---
Alternating Tabata
squats
push-ups
→ TABATA Tabata: 8 × 20 s on / 10 s off, each movement, alternating · Air Squat · Push-up · ?Alternating Tabata
---
12 min EMOM (4 rounds)
1. 15 wall balls
2. 12 T2B
3. 50 DU
→ EMOM EMOM 12 · m1 15 Wall-ball Shot · m2 12 Toes-to-bar · m3 50 Double-under
---
EMOM 12
1️⃣ 15 wall balls
2️⃣ 12 T2B
3️⃣ rest
→ EMOM EMOM 12, minute 3: rest · m1 15 Wall-ball Shot · m2 12 Toes-to-bar · ?rest
---
1. 15 wall balls
2. 12 T2B
12 min EMOM
→ EMOM EMOM 12 · m1 15 Wall-ball Shot · m2 12 Toes-to-bar
---
EMOM 12, alternating
10 burpees
10 pull-ups
→ EMOM EMOM 12 · m1 10 Burpee · m2 10 Pull-up
---
EMOM 12, 4 rounds
10 burpees
→ EMOM EMOM 12, 4 rounds · 10 Burpee
---
AMRAP 10
10 thrusters 42,5 kg
20 DB snatches (22,5/15 kg)
15 wallballs (20/14 lb to 10/9')
6 devils press (2x22.5/15kg)
→ AMRAP AMRAP 10 · 10 Thruster 42.5 kg · 20 Dumbbell Snatch 22.5 / 15 kg · 15 Wall-ball Shot 9 / 6 kg (10/9 ft target) · 6 Devil Press 22.5 / 15 kg (2x)
---
21-15-9
thrusters 60/42,5
2,5 km run
→ LADDER 21-15-9 for time · Thruster 60 / 42.5 kg · 2,500 m Run
---
For time
1,000 m row
20 DB snatches (22.5 kg each hand)
→ FOR_TIME For time · 1,000 m Row · 20 Dumbbell Snatch (22.5 kg each hand) · ?20 DB snatches (22.5 kg each hand)
---
3 rounds, not for time:
10 burpees
10 pull-ups
→ ROUNDS 3 rounds for quality · 10 Burpee · 10 Pull-up
---
RFT x 5:
10 burpees
10 pull-ups
→ ROUNDS 5 rounds for time · 10 Burpee · 10 Pull-up
---
On the 0:00, 5:00, 10:00
10 burpees
10 pull-ups
→ EMOM On the 0:00, 5:00, 10:00 · 10 Burpee · 10 Pull-up · ?On the 0:00, 5:00, 10:00
---
Every 90 seconds for 12 minutes
2 snatches
→ ROUNDS 8 rounds, one every 90 seconds for 12 min · 2 Snatch · ?Every 90 seconds for 12 minutes
---
40s on / 20s off x 5 rounds
burpees
pull-ups
→ ROUNDS 5 rounds, 40 s on / 20 s off · Burpee · Pull-up · ?40s on / 20s off x 5 rounds
---
5 x 3 min AMRAP, 1 min rest
10 burpees
10 pull-ups
→ AMRAP 5 × AMRAP 3, 1 min rest between · 10 Burpee · 10 Pull-up · ?5 x 3 min AMRAP, 1 min rest
---
5 RFT
10 burpees
⏱️ Time cap 15 min
→ ROUNDS 5 rounds for time, 15 min cap · 10 Burpee
---
5 RFT
TC12
10 burpees
→ ROUNDS 5 rounds for time, 12 min cap · 10 Burpee
---
AMRAP 5
10 burpees
-rest 3:00-
AMRAP 5
10 pull-ups
→ AMRAP AMRAP 5, then AMRAP 5 · [AMRAP 5] 10 Burpee rest 180 s · [AMRAP 5] 10 Pull-up
---
For time
21 thrusters
21 pull-ups
♀ 105 lb. ♂ 155 lb.
→ FOR_TIME For time · 21 Thruster · 21 Pull-up · !♂ 155 lb ♀ 105 lb.
---
30 clean and jerks
♀ 95 lb. ♂ 135 lb.
→ FOR_TIME For time · 30 Clean and Jerk 61 / 43 kg
---
For time
100 pull-ups
200 push-ups
300 squats
Partition the pull-ups, push-ups and squats as needed.
→ FOR_TIME For time, in any order · 100 Pull-up · 200 Push-up · 300 Air Squat
---
For time
9 pull-ups
9 squats
If you complete the round of 9, complete a round of 12, then go on to 15.
→ FOR_TIME For time · 9 Pull-up · 9 Air Squat · !If you complete the round of 9, complete a round of 12, then go on to 15.
---
3-6-9
thrusters
If you complete the round of 9, complete a round of 12, then go on to 15.
→ LADDER 3-6-9 for time · Thruster · !If you complete the round of 9, complete a round of 12, then go on to 15.
---
100 burpees for time
Every 2 min for 20 min: 200m run + 10 squats
→ FOR_TIME For time, then E2MOM 20 · [For time] 100 Burpee · [E2MOM 20] 200 m Run · [E2MOM 20] 10 Air Squat · ?Every 2 min for 20 min
---
21-15-9
thrusters
pull-ups
Finisher: tabata sit-ups
→ FOR_TIME 21-15-9 for time, then tabata: 8 × 20 s on / 10 s off · [21-15-9 for time] Thruster · [21-15-9 for time] Pull-up · [Cash-out: Tabata: 8 × 20 s on / 10 s off] Sit-up · ?tabata
---
Hang power clean 5x3 @ 42,5
→ ROUNDS 5 rounds for load · 3 Hang Power Clean 42.5 kg
---
21-15-9 reps, for time of:
95/65-lb. thrusters
53-lb. kettlebell swings. 10 burpees
→ LADDER 21-15-9 for time · Thruster 43 / 29.5 kg · Kettlebell Swing 24 kg · 10 Burpee
---
AMRAP 10
10 wall balls (20 lb at 10 ft at 9 ft)
→ AMRAP AMRAP 10 · 10 Wall-ball Shot 9 kg (10 ft target, 9 ft target)
---
For time
800m run
-- rest 2:00 --
800m run
→ FOR_TIME For time · 800 m Run rest 120 s · 800 m Run
---
AMRAP 3, 20 min cap
5 burpees
→ AMRAP AMRAP 3 · 5 Burpee · !20 min cap
---
3 rounds
10 thrusters 42,5
10, 20 or 30 burpees
→ ROUNDS 3 rounds for time · 10 Thruster 42.5 kg · 20 Burpee (or 30) · !10 · ?20 or 30 burpees
---
AMRAP 12
12 DB bench 2x22.5/15
12 DB snatch 1x22.5/15
10 devils press 2x22.5/2x15
10 DB thrusters (2x20)
20 box step ups 2x15/10 24/20"
→ AMRAP AMRAP 12 · 12 Bench Press 22.5 / 15 kg (2x) · 12 Dumbbell Snatch 22.5 / 15 kg (1x) · 10 Devil Press 22.5 / 15 kg (2x) · 10 Dumbbell Thruster 20 kg (2x) · 20 Box Step-up 15 / 10 kg (24/20 in box, 2x) · ?12 DB bench 2x22.5/15 · ?10 DB thrusters (2x20) · ?20 box step ups 2x15/10 24/20"
---
21-15-9
DB thrusters 2x22.5 / 2x15
pull ups
→ LADDER 21-15-9 for time · Dumbbell Thruster 22.5 / 15 kg (2x) · Pull-up
---
50 thrusters 20/15kg bar
30 goblet squats 24/16 kg KB
20 box jumps 60cm box
10 farmers 2x32/24
→ FOR_TIME For time · 50 Thruster 20 / 15 kg (bar) · 30 Goblet Squat 24 / 16 kg (KB) · 20 Box Jump (60 cm box) · 10 Dumbbell Farmers Carry 32 / 24 kg (2x) · ?10 farmers 2x32/24
---
Row 2x2k
Back squat 2x5
→ FOR_TIME For time · 2 × 2,000 m Row · 5 Back Squat (2 sets)
---
10 thrusters 95/65 lb (43/30)
10 deadlifts 225/155 (2 sets)
10 cleans 60/40 kg (50/35 kg)
→ FOR_TIME For time · 10 Thruster 43 / 30 kg · 10 Deadlift 102 / 70.5 kg (2 sets) · 10 Clean 60 / 40 kg (50/35 kg) · ?10 cleans 60/40 kg (50/35 kg)
---
3 rounds
8/8 DB snatch 22.5/15
6/6 turkish get ups
12/12 walking lunges each leg
30/30 m single arm farmers carry 24/16 kg
15/15 cal row
400/400 m run
10/8 pull ups
→ ROUNDS 3 rounds for time · 8 Dumbbell Snatch 22.5 / 15 kg (each side) · 6 Turkish Get-up (each side) · 12 Walking Lunge (each leg) · 30 m Dumbbell Farmers Carry 24 / 16 kg (each side, single arm) · 15 cal Row · 400 m Run · 10 Pull-up (women 8)
---
12/12 lunges each leg, 20/20 sec side plank
DB snatch 8/8
Turkish get ups 3x5/5
10 pistols (5/5)
20 alt DB snatch 22.5/15 (10/10)
→ FOR_TIME For time · 12 Walking Lunge (each leg) · 20 s Side Plank (each side) · 8 Dumbbell Snatch (each side) · 5 Turkish Get-up (3 sets, each side) · 10 Pistol (5 each side) · 20 Dumbbell Snatch 22.5 / 15 kg (10 each side)
---
21-15-9
thrusters 40/40
→ LADDER 21-15-9 for time · Thruster 18 kg
---
Metcon AMRAP 14
10 burpees
→ AMRAP "Metcon" AMRAP 14 · 10 Burpee
---
Metcon (AMRAP 14)
10 burpees
→ AMRAP "Metcon" AMRAP 14 · 10 Burpee
---
Metcon for time 20 min cap
100 burpees
→ FOR_TIME "Metcon" For time, 20 min cap · 100 Burpee
---
METCON 21-15-9
thrusters
→ LADDER "METCON" 21-15-9 for time · Thruster
---
Conditioning 12' AMRAP
10 burpees
→ AMRAP "Conditioning" AMRAP 12 · 10 Burpee
---
Engine 30 min EMOM
10 burpees
→ EMOM "Engine" EMOM 30 · 10 Burpee
---
Team WOD 25 min AMRAP
10 burpees
→ AMRAP "Team WOD" AMRAP 25 · 10 Burpee
---
Partner WOD AMRAP 20
10 burpees
→ AMRAP Partner, AMRAP 20 · 10 Burpee
---
Strength back squat 5x5
→ ROUNDS "Strength" 5 rounds for load · 5 Back Squat
---
Monday 5 rounds for time
10 burpees
→ ROUNDS "Monday" 5 rounds for time · 10 Burpee
---
Helen, 3RFT
10 burpees
→ ROUNDS "Helen" 3 rounds for time · 10 Burpee
---
Fran 21-15-9
thrusters
pull-ups
→ LADDER "Fran" 21-15-9 for time · Thruster · Pull-up
---
Saturday partner AMRAP 30
10 burpees
→ AMRAP "Saturday" Partner, AMRAP 30 · 10 Burpee
---
Core finisher 8 min: 20s on/10s off
sit ups
→ TABATA "Core finisher 8 min" Tabata: 8 × 20 s on / 10 s off · Sit-up
---
Gym closed Monday 3 rounds of fun
10 burpees
→ FOR_TIME "Gym closed Monday 3 rounds of fun" For time · 10 Burpee · ?Gym closed Monday 3 rounds of fun
---
Metcon 12-11-2026
10 burpees
→ FOR_TIME "Metcon 12-11-2026" For time · 10 Burpee
---
Man Maker Ladder
3-6-9
man makers
→ LADDER "Man Maker Ladder" 3-6-9 for time · Man Maker
---
Wednesday 12.11. AMRAP 20
10 burpees
→ AMRAP "Wednesday 12.11." AMRAP 20 · 10 Burpee
---
Metcon
"Lumberjack 20"
20 deadlifts
→ FOR_TIME "Lumberjack 20" For time · 20 Deadlift
---
Tuesday
Strength (20 min)
Back squat 5x5
Metcon AMRAP 14
10 burpees
12 T2B
→ FOR_TIME "Tuesday" 5 rounds for load, then AMRAP 14 · [Strength: 5 rounds for load] 5 Back Squat · [Metcon: AMRAP 14] 10 Burpee · [Metcon: AMRAP 14] 12 Toes-to-bar · !(20 min) · ?AMRAP 14
---
WOD 1 AMRAP 10
10 burpees
WOD 2: AMRAP 8
10 pull ups
→ AMRAP "WOD 1" AMRAP 10, then AMRAP 8 · [AMRAP 10] 10 Burpee · [WOD 2: AMRAP 8] 10 Pull-up · ?AMRAP 8
---
Murph
1 mile run
20 rounds: 5 pull ups, 10 push ups, 15 squats
1 mile run
→ FOR_TIME "Murph" For time · [1] 1 mile Run · [2 20x] 5 Pull-up · [2 20x] 10 Push-up · [2 20x] 15 Air Squat · [3] 1 mile Run
---
1 mile run
20 rounds of Cindy (5 pull ups, 10 push ups, 15 squats)
1 mile run
→ FOR_TIME For time · [1] 1 mile Run · [Cindy 20x] 5 Pull-up · [Cindy 20x] 10 Push-up · [Cindy 20x] 15 Air Squat · [3] 1 mile Run
---
1 mile run
20 rounds:
  5 pull ups
  10 push ups
800 m run
→ FOR_TIME For time · [1] 1 mile Run · [2 20x] 5 Pull-up · [2 20x] 10 Push-up · [3] 800 m Run
---
3 rounds
  9 pull ups
  12 push ups
800 m run
→ FOR_TIME For time · [1 3x] 9 Pull-up · [1 3x] 12 Push-up · [2] 800 m Run
---
3 rounds
 9 pull ups
12 push ups
→ ROUNDS 3 rounds for time · 9 Pull-up · 12 Push-up
---
1 mile run
20 rounds:
5 pull ups
10 push ups

800 m run
→ FOR_TIME For time · [1] 1 mile Run · [2 20x] 5 Pull-up · [2 20x] 10 Push-up · [3] 800 m Run
---
1 mile run
2 rounds:
- 5 pull ups
- 10 push ups

- 15 squats
800 m run
→ FOR_TIME For time · [1] 1 mile Run · [2 2x] 5 Pull-up · [2 2x] 10 Push-up · [2 2x] 15 Air Squat · [3] 800 m Run
---
1 mile run

20 rounds:

5 pull ups

10 push ups
→ FOR_TIME For time · [1] 1 mile Run · [2 20x] 5 Pull-up · [2 20x] 10 Push-up
---
3 rounds
10 burpees
10 pull ups

10 squats
→ ROUNDS 3 rounds for time · 10 Burpee · 10 Pull-up · 10 Air Squat
---
1 mile run
20 rounds
5 pull ups
10 push ups
1 mile run
Cap 40 min
→ FOR_TIME For time, 40 min cap · [1] 1 mile Run · [2 20x] 5 Pull-up · [2 20x] 10 Push-up · [3] 1 mile Run · ?1 mile run
---
10 burpees
3 rounds
5 pull ups
10 push ups
10 burpees
15 squats
→ FOR_TIME For time · [1] 10 Burpee · [2 3x] 5 Pull-up · [2 3x] 10 Push-up · [2 3x] 10 Burpee · [2 3x] 15 Air Squat
---
50 cal row
3 rounds: 400m run
21 KBS
12 pull ups
→ FOR_TIME For time · [1] 50 cal Row · [2 3x] 400 m Run · [2 3x] 21 Kettlebell Swing · [2 3x] 12 Pull-up · ?21 KBS
---
50 cal row
3 rounds: 400m run
Cash-out: 12 pull ups
→ FOR_TIME For time · [1] 50 cal Row · [2 3x] 400 m Run · [Cash-out] 12 Pull-up
---
800m run
then 3 rounds of 10 power snatches, 20 OHS
400m run
→ FOR_TIME For time · [1] 800 m Run · [Then 3x] 10 Power Snatch · [Then 3x] 20 Overhead Squat · [3] 400 m Run
---
0-8 min: 1k row
max burpees
8-16 min: 2k bike
20-24 min: max cal ski
→ FOR_TIME For time, 24 min cap · [0:00-8:00] 1,000 m Row · [0:00-8:00] max reps Burpee · [8:00-16:00] 2,000 m Air Bike · [20:00-24:00] max cal SkiErg
---
0:00-8:00
1k row
8:00-16:00
50 burpees
16:00-20:00
rest
→ FOR_TIME For time, 16 min cap · [0:00-8:00] 1,000 m Row · [8:00-16:00] 50 Burpee · !rest
---
0-2 min, 20 burpees
2-10 min, AMRAP: 5 pull ups, 5 squats
→ AMRAP AMRAP 10 · [0:00-2:00] 20 Burpee · [2:00-10:00] 5 Pull-up · [2:00-10:00] 5 Air Squat · ?AMRAP
---
8:00-16:00, hard:
1k row
→ FOR_TIME For time, 16 min cap · [8:00-16:00, hard] 1,000 m Row
---
Long one
30-45 min: easy run
0:00 row
0-8 pull ups
→ FOR_TIME "Long one" For time · 30 Run (30-45 reps, min: easy) · Pull-up (0-8 reps) · ?30-45 min: easy run · !0:00 row
---
Tuesday
Aim for 5 rounds
10 burpees
→ FOR_TIME "Tuesday" For time · 10 Burpee · !Aim for 5 rounds
---
WEDNESDAY 27.11.
WOD “Cellar Child”
AMRAP 9
10 burpees
→ AMRAP "Cellar Child" AMRAP 9 · 10 Burpee · ?WEDNESDAY 27.11.
---
Mon 25 Nov
Fran
21-15-9
thrusters
→ LADDER "Fran" 21-15-9 for time · Thruster · ?Mon 25 Nov
---
11/27/2026
Metcon
„Cellar Child“
AMRAP 9
10 burpees
→ AMRAP "Cellar Child" AMRAP 9 · 10 Burpee · ?11/27/2026
---
Monday
Strength
Back squat 5x5

WOD "Cellar Child"
AMRAP 9
10 burpees
→ FOR_TIME "Cellar Child" 5 rounds for load, then AMRAP 9 · [Strength: 5 rounds for load] 5 Back Squat · [Cellar Child: AMRAP 9] 10 Burpee · ?Monday · ?AMRAP 9
---
Heavy Day
Back squat 5x5
WOD "Cellar Child"
AMRAP 9
10 burpees
→ FOR_TIME "Heavy Day" 5 rounds for load, then AMRAP 9 · [For load 5x] 5 Back Squat · [Cellar Child: AMRAP 9] 10 Burpee · ?AMRAP 9
---
WOD 27/11
Strength
Back squat 5x5
WOD of the day
"Cellar Child"
AMRAP 9
10 burpees
→ FOR_TIME "Cellar Child" 5 rounds for load, then AMRAP 9 · [Strength: 5 rounds for load] 5 Back Squat · [WOD of the day: AMRAP 9] 10 Burpee · ?WOD 27/11 · ?AMRAP 9
---
2026-11-27
10 burpees
12 T2B
→ FOR_TIME "2026-11-27" For time · 10 Burpee · 12 Toes-to-bar
---
Saturday 28 November 2026
Warm-up
10 burpees
→ FOR_TIME "Saturday 28 November 2026" For time · 10 Burpee · !Warm-up
---
Hero WOD – Murph
1 mile run
→ FOR_TIME "Murph" For time · 1 mile Run
---
WOD: "Cellar Child"
10 burpees
→ FOR_TIME "Cellar Child" For time · 10 Burpee
---
"Cellar Child" AMRAP 9
10 burpees
→ AMRAP "Cellar Child" AMRAP 9 · 10 Burpee
---
EMOM 30
1 - 15 cal ski
2 - 15/12 cal row
3 – 45s plank
4 - rest
→ EMOM EMOM 30, minute 4: rest · m1 15 cal SkiErg · m2 15 cal Row (women 12 cal) · m3 45 s Plank · ?rest
---
Every 2 min x 6 sets
A: 12 cal bike
B: 10 power cleans 60/40
→ EMOM E2MOM 12 · m1 12 cal Air Bike · m2 10 Power Clean 60 / 40 kg
---
A: Back squat 5x5
B: AMRAP 12
10 burpees
→ FOR_TIME 5 rounds for load, then AMRAP 12 · [For load 5x] 5 Back Squat · [AMRAP 12] 10 Burpee · ?AMRAP 12
---
A1 Front squat 4x6 @ 70%
A2 Strict pull ups 4x8
B1: Push press 3x5
C2 row 500m
→ FOR_TIME For time · 6 Front Squat (4 sets, 70%) · 8 Strict Pull-up (4 sets) · 5 Push Press (3 sets) · 500 m Row
---
AMRAP 10
10 DB box step overs 2x22.5/15 @ 50cm
10 DB step ups 50/35
10 box step overs 22.5/15
10 KB step ups 24/20
→ AMRAP AMRAP 10 · 10 Box Step-over 22.5 / 15 kg (50 cm box, 2x, DB) · 10 Box Step-up 22.5 / 16 kg (DB) · 10 Box Step-over 22.5 / 15 kg · 10 Box Step-up (24/20 in box, KB) · ?10 DB box step overs 2x22.5/15 @ 50cm · ?10 DB step ups 50/35 · ?10 KB step ups 24/20
---
3 rounds
10 KBS 24/16 kg
10 DB snatch 50/35
→ ROUNDS 3 rounds for time · 10 Kettlebell Swing 24 / 16 kg · 10 Dumbbell Snatch 22.5 / 16 kg
---
3 rounds
10 thrusters 50/35
10 KBS 24/16
10 cleans 60/40
→ ROUNDS 3 rounds for time · 10 Thruster 50 / 35 kg · 10 Kettlebell Swing 24 / 16 kg · 10 Clean 60 / 40 kg · ?10 thrusters 50/35
---
0:00-6:00 AMRAP
10 DL 100/70
6:00-8:00 Rest
8:00-14:00 AMRAP
10 burpees
→ AMRAP AMRAP, then AMRAP · [0:00-6:00, AMRAP] 10 Deadlift 100 / 70 kg rest 120 s · [8:00-14:00, AMRAP] 10 Burpee · ?AMRAP · ?AMRAP
---
0-5 min: 1k row
5-6 min rest
6-11 min: max burpees
→ FOR_TIME For time, 11 min cap · [0:00-5:00] 1,000 m Row rest 60 s · [6:00-11:00] max reps Burpee
---
3 rounds
Row 20/16
Assault bike 15/12
Row 500/450
20 (16) cal row
12 (10) T2B
Barbell row 60/40
→ ROUNDS 3 rounds for time · 20 cal Row (women 16 cal) · 15 cal Air Bike (women 12 cal) · 500 m Row (women 450 m) · 20 cal Row (women 16 cal) · 12 Toes-to-bar (women 10) · Barbell Row 60 / 40 kg
---
3 rounds
10 thrusters W 65 M 95
10 cleans F: 40 kg / M: 60 kg
10 snatches women 30 men 43
→ ROUNDS 3 rounds for time · 10 Thruster 43 / 29.5 kg · 10 Clean 60 / 40 kg · 10 Snatch 43 / 30 kg
---
AMRAP (12 min)
10 burpees
→ AMRAP AMRAP 12 · 10 Burpee
---
EMOM10
10 burpees
→ EMOM EMOM 10 · 10 Burpee
---
AMRAP 3 min x 5, 1 min rest
10 burpees
→ AMRAP 5 × AMRAP 3, 1 min rest between · 10 Burpee · ?AMRAP 3 min x 5, 1 min rest
---
5 rounds: 3' AMRAP / rest 1:00
10 burpees
→ AMRAP 5 × AMRAP 3, 1 min rest between · 10 Burpee · ?5 rounds: 3' AMRAP / rest 1:00
---
E90s x 8
2 snatches
→ ROUNDS 8 rounds, one every 90s · 2 Snatch · ?E90s x 8
---
E2:30 x 6
2 snatches
→ ROUNDS 6 rounds, one every 2:30 · 2 Snatch · ?E2:30 x 6
---
Every 2:00 for 12:00
2 snatches
→ EMOM E2MOM 12 · 2 Snatch
---
3 rounds
2' row
Bike 3'
90'' plank
50' handstand walk
rest 1'30
→ ROUNDS 3 rounds for time · 2 min Row · 3 min Air Bike · 1:30 min Plank · 50 ft Handstand Walk rest 90 s
---
3 rounds
10 burpees
rest 2'
→ ROUNDS 3 rounds for time · 10 Burpee rest 120 s
---
5 x 1:00 on 1:00 off
cal row
→ ROUNDS 5 rounds, 1 min on / 1 min off · Cal Row · ?5 x 1:00 on 1:00 off
---
40 on 20 off x 5
burpees
→ ROUNDS 5 rounds, 40 s on / 20 s off · Burpee · ?40 on 20 off x 5
---
3 rounds
10 clean and press
10 burpees and 200 m run
8 to 10 ring dips
→ ROUNDS 3 rounds for time · 10 Shoulder Press (clean and) · 10 Burpee · 200 m Run · 8 Ring Dip (8-10 reps) · ?10 clean and press
---
from 2 to 10
burpees
→ LADDER 2-3-4-5-6-7-8-9-10 for time · Burpee
---
100 DU buy-in
5 RFT:
5 HSPU, 10 KBS 32/24
50 cal row - cash out
→ FOR_TIME For time · [Buy-in] 100 Double-under · [2 5x] 5 Handstand Push-up · [2 5x] 10 Kettlebell Swing 32 / 24 kg · [Cash-out] 50 cal Row
---
30 min partner AMRAP
20/15 cal row
Rx+ = C2B + 32/24kg
→ AMRAP Partner, AMRAP 30 · 20 cal Row (women 15 cal) · !Rx+ = C2B + 32/24kg
---
Death by
Thrusters 43/30
→ EMOM EMOM: 1 rep in minute 1, add 1 each minute until you fail · 1 Thruster 43 / 30 kg
---
Every 5 min x 4
500/400m row
15 wall balls
AMRAP burpees in remaining time
→ EMOM E5MOM 20 · 500 m Row (women 400 m) · 15 Wall-ball Shot · max reps Burpee (in remaining time)
---
8 x :20 on :10 off
cal row
→ TABATA Tabata: 8 × 20 s on / 10 s off · Cal Row
---
5 RFQ
10 push-ups
5 ring rows
→ ROUNDS 5 rounds for quality · 10 Push-up · 5 Ring Row
---
Three rounds for time
400 m run
21 KB swings
→ ROUNDS 3 rounds for time · 400 m Run · 21 Kettlebell Swing
---
Rounds: 4
10 burpees
200 m run
→ ROUNDS 4 rounds for time · 10 Burpee · 200 m Run
---
4 stations of 3 min, 1 min rest between
row
burpees
→ FOR_TIME 4 stations of 3 min, 1 min rest between, 15 min cap · Row · Burpee · ?4 stations of 3 min, 1 min rest between
---
5RM
deadlift
→ FOR_TIME For load · Deadlift (5-rep max)
---
Back squat
3RM
→ FOR_TIME For load · Back Squat (3-rep max)
---
AMRAP 10
5 pull-ups
Then a light press
→ AMRAP AMRAP 10 · [1] 5 Pull-up · [Then] Shoulder Press (light)
`;

const book = new ExerciseBook(
  EXERCISES.trim()
    .split('\n')
    .map((line) => {
      const [name = '', aliases = ''] = line.split(': ');
      return { id: name, name, aliases: aliases.split(', ') };
    }),
);

/** A WOD on one line, with every field that was filled. */
function brief({ wod, readings }: ReadWhiteboard): string {
  const { exercises, name, type, videoUrl, scaled, beginner, stimulus, vestWeight, womenVestWeight } = wod;
  const lines = exercises.map(
    ({ exerciseId, weight, womenWeight, notes, part, partRounds, partName, minute, restAfter, isEmomInterruption, ...amount }) =>
      [
        part && `[${[partName ?? part, partRounds && `${partRounds}x`].filter(Boolean).join(' ')}]`,
        minute && `m${minute}`,
        isEmomInterruption && 'every',
        amountText(amount),
        exerciseId,
        loadText({ weight, womenWeight }, 'kg')?.chosen,
        notes && `(${notes})`,
        restAfter && `rest ${restAfter} s`,
      ]
        .filter(Boolean)
        .join(' '),
  );
  const others = { video: videoUrl, scaled, beginner, stimulus, vest: [vestWeight, womenVestWeight].filter(Boolean).join(' / ') || undefined };
  return [
    [type, name && `"${name}"`, headlineText(wod)].filter(Boolean).join(' '),
    ...lines,
    ...Object.entries(others).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`])),
    ...readings.filter(({ state }) => state !== 'understood').map(({ state, text }) => `${state === 'guessed' ? '?' : '!'}${text}`),
  ].join(' · ');
}

const TABLE = BOARDS.trim()
  .split('\n---\n')
  .map((board) => {
    const [text = '', expected = ''] = board.split('\n→ ');
    return [text, expected] as const;
  });

it('has at least 150 boards', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(150);
});

it.each(TABLE)('%s', (text, expected) => {
  expect(brief(readWhiteboard(text, book))).toBe(expected);
});

/** "1,000" is one number, "1:30" are two, "T2B" has none. */
const numbersIn = (text: string): number[] =>
  (
    text
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace('1/2', '0.5')
      .match(/(?<![a-wyz\d.])\d+(?:\.\d+)?/gi) ?? []
  )
    .map(Number)
    .filter((number) => number > 0);

/** Minutes are kept in seconds, kilometres in metres, poods in kilograms, an EMOM's rounds in minutes. */
const KEPT_AS = [1, 60, 1000, 16];

it.each(TABLE)('of %s every number that is understood stands in the WOD', (text) => {
  const { wod, readings } = readWhiteboard(text, book);
  const subject = { ...wod, exercises: wod.exercises.map((entry) => ({ ...entry, exercise: { name: entry.exerciseId } })) };
  const kept = new Set(
    numbersIn([JSON.stringify(wod).replaceAll('\\n', ' '), ...WEIGHT_UNITS.flatMap((unit) => boardText(writeBoard(subject, unit)))].join(' ')),
  );
  const interval = wod.intervalMinutes ?? 1;
  const stations = Math.max(1, ...wod.exercises.map(({ minute = 1 }) => minute));
  const isKept = (number: number) => [...KEPT_AS, interval, interval * stations].some((each) => kept.has(number * each));
  const lost = readings
    .filter(({ state }) => state === 'understood')
    .flatMap((reading) =>
      numbersIn(reading.text)
        .filter((number) => !isKept(number))
        .map((number) => `${number} of ${reading.text}`),
    );
  expect(lost).toEqual([]);
});
