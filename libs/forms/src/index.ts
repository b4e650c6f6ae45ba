export * from './draft/use-draft-guard';
export * from './moving/move-buttons';
export * from './moving/move-key';
export * from './save/save-refusal';
export * from './save/use-save';
