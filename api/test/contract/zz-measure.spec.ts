import { ContentChanges } from '../../src/library/content-changes.js';
import { Revisions } from '../../src/revisions/index.js';
import { StepsService } from '../../src/steps/steps.service.js';
import { WodEntity, WodWriter } from '../../src/wods/index.js';
import { ExerciseEntity, newExerciseRow } from '../../src/exercises/index.js';
import { Content } from '../content.js';
import { databases } from '../database/databases.js';
import { randomUUID } from 'node:crypto';
describe.each(databases)('m $name', (kind) => {
  const content = Content.on(kind);
  it('measures', async () => {
    const { app } = content;
    const changes = app.get(ContentChanges); const revisions = app.get(Revisions, { strict: false });
    const row = newExerciseRow({ name: 'Run', equipment: 'BODYWEIGHT' }, { needsReview: false, now: new Date() });
    const out: string[] = [];
    const watch = () => { let worst = 0; let last = performance.now(); const t = setInterval(() => { const n = performance.now(); worst = Math.max(worst, n - last); last = n; }, 5); return () => { clearInterval(t); return Math.round(worst); }; };
    const timed = async (name: string, work: () => Promise<unknown>) => { const w = watch(); const s = performance.now(); const r = await work(); out.push(`${name}: ${Math.round(performance.now() - s)} ms, worst stall ${w()} ms`); return r; };
    const make = (n: number) => ({ name: `WOD ${n}`, type: 'FOR_TIME' as const, description: 'x'.repeat(300), exercises: [1, 2, 3, 4, 5].map((reps) => ({ exerciseId: row.id, reps })) });
    let stepId = '';
    await timed('insert 10000', () => changes.run(async (m, v) => {
      await m.insert(ExerciseEntity, row);
      stepId = await revisions.begin(m, { admin: 'a', kind: 'import', title: 'x' });
      const w = new WodWriter(m, v, new Date(), { admin: 'a', stepId, revisions });
      for (let i = 0; i < 10000; i += 1) { if (i % 20 === 0) await new Promise((r) => setImmediate(r)); await w.insert(randomUUID(), make(i)); }
      await revisions.close(m, stepId);
    }));
    let edit = '';
    await timed('replace 10000', () => changes.run(async (m, v) => {
      edit = await revisions.begin(m, { admin: 'a', kind: 'import', title: 'x' });
      const w = new WodWriter(m, v, new Date(), { admin: 'a', stepId: edit, revisions });
      for (const [i, r] of (await m.find(WodEntity)).entries()) { if (i % 20 === 0) await new Promise((r2) => setImmediate(r2)); await w.replace(r, { ...make(i), description: 'y' }); }
      await revisions.close(m, edit);
    }));
    const steps = app.get(StepsService, { strict: false });
    await timed('undo replace', () => steps.undo(edit, 'a').then((r) => out.push(JSON.stringify(r))));
    let del = '';
    await timed('delete 10000', () => changes.run(async (m, v) => {
      del = await revisions.begin(m, { admin: 'a', kind: 'delete', title: 'x' });
      await new WodWriter(m, v, new Date(), { admin: 'a', stepId: del, revisions }).delete(...await m.find(WodEntity));
      await revisions.close(m, del);
    }));
    await timed('undo delete', () => steps.undo(del, 'a').then((r) => out.push(JSON.stringify(r))));
    await timed('undo insert', () => steps.undo(stepId, 'a').then((r) => out.push(JSON.stringify(r))));
    process.stderr.write(out.join('\n') + '\n');
  }, 400000);
});
