// What a plain server does for an uncached answer: one query, its rows turned into JSON. The reference for a miss.
import { createServer } from 'node:http';
import { reportUsage } from '@wod/testing/usage';
import { createPool } from 'mysql2/promise';

const pool = createPool({ uri: process.env.DATABASE_URL, timezone: 'Z', decimalNumbers: true });

const PAGE = 12;

/** The rows of the chosen WODs: one for each entry, with its exercise. @param {string} chosen a query for ids @param {string} [total] */
const rowsOf = (chosen, total = '') => `
  SELECT w.id, w.name, w.description, w.type, w.category, w.timeCapMinutes, w.intervalMinutes, w.rounds, w.startReps, w.repScheme,
    w.tabataCycles, w.estimatedDuration, w.videoUrl, w.createdAt, w.updatedAt, w.version${total},
    e.position, e.exerciseId, e.reps, e.distance, e.duration, e.timeCap, e.weight, e.womenWeight, e.notes, e.part, e.partRounds, e.isEmomInterruption,
    x.name AS exerciseName, x.description AS exerciseDescription, x.equipment
  FROM (${chosen}) chosen JOIN wods w ON w.id = chosen.id JOIN wod_entries e ON e.wodId = w.id JOIN exercises x ON x.id = e.exerciseId
  ORDER BY w.createdAt DESC, w.id DESC, e.position`;

const ONE = rowsOf('SELECT id FROM wods WHERE id = ? AND deletedAt IS NULL');
const LIST = rowsOf(
  'SELECT id FROM wods WHERE deletedAt IS NULL ORDER BY createdAt DESC, id DESC LIMIT ? OFFSET ?',
  ', (SELECT COUNT(*) FROM wods WHERE deletedAt IS NULL) AS total',
);

/** @template Value @param {Value | null} value */
const present = (value) => value ?? undefined;

/** @param {import('mysql2').RowDataPacket[]} rows @returns {object[]} the WODs, as the api sends them */
function wodsOf(rows) {
  const wods = new Map();
  for (const row of rows) {
    let wod = wods.get(row.id);
    if (!wod) {
      wod = {
        id: row.id,
        name: row.name,
        description: present(row.description),
        type: row.type,
        category: row.category,
        timeCapMinutes: present(row.timeCapMinutes),
        intervalMinutes: present(row.intervalMinutes),
        rounds: present(row.rounds),
        startReps: present(row.startReps),
        repScheme: present(row.repScheme),
        tabataCycles: present(row.tabataCycles),
        estimatedDuration: present(row.estimatedDuration),
        videoUrl: present(row.videoUrl),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        version: row.version,
        exercises: [],
      };
      wods.set(row.id, wod);
    }
    wod.exercises.push({
      id: `${row.id}-${row.position}`,
      exerciseId: row.exerciseId,
      reps: present(row.reps),
      distance: present(row.distance),
      duration: present(row.duration),
      timeCap: present(row.timeCap),
      weight: present(row.weight),
      womenWeight: present(row.womenWeight),
      notes: present(row.notes),
      part: present(row.part),
      partRounds: present(row.partRounds),
      isEmomInterruption: row.isEmomInterruption ? true : undefined,
      exercise: { id: row.exerciseId, name: row.exerciseName, description: present(row.exerciseDescription), equipment: row.equipment },
    });
  }
  return [...wods.values()];
}

/** @param {string} sql @param {unknown[]} values */
const query = async (sql, values) => /** @type {import('mysql2').RowDataPacket[]} */ ((await pool.query(sql, values))[0]);

/** @param {URL} url */
async function answer({ pathname, searchParams }) {
  const id = pathname.split('/')[3];
  if (id !== undefined) return wodsOf(await query(ONE, [id]))[0];
  const page = Number(searchParams.get('page'));
  const rows = await query(LIST, [PAGE, (page - 1) * PAGE]);
  const { total } = Object(rows[0]);
  return { wods: wodsOf(rows), pagination: { page, pages: Math.ceil(total / PAGE), total } };
}

const server = createServer((request, response) => {
  answer(new URL(String(request.url), 'http://localhost')).then(
    (content) => {
      const body = JSON.stringify(content);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
    },
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: Object(server.address()).port }));
reportUsage();
